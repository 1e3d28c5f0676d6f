// The first suite of this layer goes here.
