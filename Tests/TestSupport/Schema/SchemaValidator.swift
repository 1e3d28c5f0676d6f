package import PagerBus
import PagerSession

/// Judges JSON by a JSON Schema, as far as the schemas of this product go.
///
/// A keyword that it does not know is a fault of the schema, so that no rule is passed over.
package struct SchemaValidator {
  private static let unjudged: Set = ["$schema", "$defs", "title", "then", "else"]

  private let root: JSONValue

  /// Makes a judge by a schema.
  package init(_ schema: JSONValue) {
    root = schema
  }

  /// What is wrong with a value, each with its place; empty if it fits.
  package func faults(of value: JSONValue) -> [String] {
    faults(of: value, by: root, at: "$")
  }

  private func faults(of value: JSONValue, by schema: JSONValue, at place: String) -> [String] {
    if case .bool(let isAllowed) = schema { return isAllowed ? [] : ["\(place): not allowed"] }
    guard case .object(let rules) = schema else { return ["\(place): the schema is no schema"] }
    return rules.filter { !Self.unjudged.contains($0.name) }.flatMap { rule in
      judge(value, rule.name, rule.value, of: schema, at: place)
    }
  }

  private func judge(
    _ value: JSONValue, _ keyword: String, _ rule: JSONValue, of schema: JSONValue,
    at place: String
  ) -> [String] {
    let fault = "\(place): \(value.text.prefix(60)) against \(keyword) \(rule.text.prefix(200))"
    switch keyword {
    case "$ref": return faults(of: value, by: definition(rule), at: place)
    case "type": return elements(rule, or: rule).contains { Self.fits(value, $0) } ? [] : [fault]
    case "const": return value == rule ? [] : [fault]
    case "enum": return elements(rule).contains(value) ? [] : [fault]
    case "allOf": return elements(rule).flatMap { faults(of: value, by: $0, at: place) }
    case "anyOf", "oneOf":
      let count = elements(rule).count { faults(of: value, by: $0, at: place).isEmpty }
      return count == 1 || (keyword == "anyOf" && count > 1) ? [] : ["\(fault): \(count) fit"]
    case "if":
      let branch = faults(of: value, by: rule, at: place).isEmpty ? "then" : "else"
      return faults(of: value, by: schema[branch] ?? true, at: place)
    case "properties", "patternProperties", "required", "additionalProperties":
      guard case .object(let members) = value else { return [] }
      return judge(members, keyword, rule, of: schema, at: place)
    case "items", "prefixItems", "minItems", "maxItems", "uniqueItems":
      guard case .array(let list) = value else { return [] }
      return judge(list, keyword, rule, at: place)
    case "pattern":
      guard case .string(let text) = value else { return [] }
      guard case .string(let pattern) = rule, let regex = try? Regex(pattern) else {
        return [fault]
      }
      return text.contains(regex) ? [] : [fault]
    case "minimum", "maximum":
      guard let number = Self.number(value), let limit = Self.number(rule) else { return [] }
      return (keyword == "minimum" ? number >= limit : number <= limit) ? [] : [fault]
    default: return ["\(place): the keyword \(keyword) is unknown"]
    }
  }

  private func judge(
    _ members: [JSONValue.Member], _ keyword: String, _ rule: JSONValue, of schema: JSONValue,
    at place: String
  ) -> [String] {
    if keyword == "required" {
      let names = Set(members.map(\.name))
      return elements(rule).filter { name in !names.contains { .string($0) == name } }
        .map { "\(place): \($0.text) is missing" }
    }
    return members.flatMap { member in
      let own: JSONValue? = schema["properties"]?[member.name]
      let matching = patterns(schema["patternProperties"], matching: member.name)
      let inner = place + "." + member.name
      if keyword == "properties" {
        return own.map { faults(of: member.value, by: $0, at: inner) } ?? []
      }
      if keyword == "patternProperties" {
        return matching.flatMap { faults(of: member.value, by: $0, at: inner) }
      }
      return own != nil || !matching.isEmpty ? [] : faults(of: member.value, by: rule, at: inner)
    }
  }

  private func judge(
    _ list: [JSONValue], _ keyword: String, _ rule: JSONValue, at place: String
  ) -> [String] {
    let limit = Self.number(rule) ?? 0
    switch keyword {
    case "uniqueItems":
      let texts = list.map(\.text)
      return rule == true && Set(texts).count < texts.count ? ["\(place): one twice"] : []
    case "minItems": return Double(list.count) >= limit ? [] : ["\(place): too few elements"]
    case "maxItems": return Double(list.count) <= limit ? [] : ["\(place): too many elements"]
    default:
      let rules = keyword == "items" ? list.map { _ in rule } : elements(rule)
      return zip(list, rules).enumerated().flatMap { index, pair in
        faults(of: pair.0, by: pair.1, at: "\(place)[\(index)]")
      }
    }
  }

  private func patterns(_ rules: JSONValue?, matching name: String) -> [JSONValue] {
    guard case .object(let members)? = rules else { return [] }
    return members.filter { rule in
      (try? Regex(rule.name)).map { name.contains($0) } ?? false
    }.map(\.value)
  }

  private func definition(_ reference: JSONValue) -> JSONValue {
    guard case .string(let text) = reference, text.hasPrefix("#/$defs/") else { return .null }
    return root["$defs"]?[String(text.dropFirst("#/$defs/".count))] ?? .null
  }

  private func elements(_ value: JSONValue, or other: JSONValue? = nil) -> [JSONValue] {
    if case .array(let elements) = value { return elements }
    return other.map { [$0] } ?? []
  }

  private static func fits(_ value: JSONValue, _ type: JSONValue) -> Bool {
    switch value {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .integer: type == "integer" || type == "number"
    case .number(let number): type == "number" || (type == "integer" && number.rounded() == number)
    case .string: type == "string"
    case .array: type == "array"
    case .object: type == "object"
    }
  }

  private static func number(_ value: JSONValue) -> Double? {
    switch value {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    case .null, .bool, .string, .array, .object: nil
    }
  }
}
