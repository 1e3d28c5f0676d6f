"""A headless Chromium, driven over the DevTools protocol through two pipes; nothing but Python's own library."""

import base64
import json
import os
import select
import subprocess
import tempfile
import time

SECONDS_MAXIMUM = 60


class Failure(Exception):
    """Something that is not as it should be, told to who runs the test."""


class Browser:
    """One page of one browser; everything that the page says is kept."""

    def __init__(self, size=(1600, 1000)):
        self.folder = tempfile.TemporaryDirectory()
        command = [
            'chromium', '--headless=new', '--no-sandbox', '--disable-gpu', '--hide-scrollbars',
            '--disable-background-networking', '--disable-component-update', '--no-first-run',
            '--remote-debugging-pipe', '--user-data-dir=' + self.folder.name, 'about:blank']
        to_read, self.to_browser = os.pipe()
        self.from_browser, to_write = os.pipe()

        def connect():
            # The browser reads at 3 and writes at 4; the ends may have these numbers themselves.
            os.dup2(to_read, 103)
            os.dup2(to_write, 104)
            os.dup2(103, 3)
            os.dup2(104, 4)

        self.process = subprocess.Popen(
            command, preexec_fn=connect, close_fds=False, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(to_read)
        os.close(to_write)
        self.number = 0
        self.rest = b''
        self.events = []
        self.loaded = False
        self.session = None
        target = self.call('Target.createTarget', url='about:blank')['targetId']
        self.session = self.call('Target.attachToTarget', targetId=target, flatten=True)['sessionId']
        for domain in ('Page', 'Runtime', 'Log', 'Network'):
            self.call(domain + '.enable')
        self.resize(*size)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.session = None
        try:
            self.call('Browser.close')
            self.process.wait(10)
        except (Failure, OSError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()
        self.folder.cleanup()

    def message(self):
        end = time.monotonic() + SECONDS_MAXIMUM
        while b'\0' not in self.rest:
            ready, _, _ = select.select([self.from_browser], [], [], max(0, end - time.monotonic()))
            piece = os.read(self.from_browser, 1 << 20) if ready else b''
            if not piece:
                raise Failure('the browser does not answer')
            self.rest += piece
        text, self.rest = self.rest.split(b'\0', 1)
        return json.loads(text)

    def call(self, method, **parameters):
        self.number += 1
        request = {'id': self.number, 'method': method, 'params': parameters}
        if self.session:
            request['sessionId'] = self.session
        os.write(self.to_browser, json.dumps(request).encode() + b'\0')
        while True:
            answer = self.message()
            if answer.get('id') == self.number:
                if 'error' in answer:
                    raise Failure(f'{method}: {answer["error"]}')
                return answer['result']
            self.keep(answer)

    def keep(self, event):
        self.loaded = self.loaded or event.get('method') == 'Page.loadEventFired'
        self.events.append(event)

    def resize(self, width, height):
        self.call('Emulation.setDeviceMetricsOverride', width=width, height=height,
                  deviceScaleFactor=1, mobile=False)

    def prefer(self, **features):
        named = [{'name': name.replace('_', '-'), 'value': value} for name, value in features.items()]
        self.call('Emulation.setEmulatedMedia', features=named)

    def ask(self, expression):
        """The value of an expression in the page."""
        answer = self.call('Runtime.evaluate', expression=expression, awaitPromise=True,
                           returnByValue=True)
        if 'exceptionDetails' in answer:
            raise Failure(f'{expression}: {answer["exceptionDetails"]}')
        return answer['result'].get('value')

    def until(self, expression):
        """Waits until an expression is true."""
        end = time.monotonic() + SECONDS_MAXIMUM
        while not self.ask(expression):
            if time.monotonic() > end:
                raise Failure(f'never true: {expression}')

    def open(self, path, fragment='', script=True):
        """Opens a page and waits until all of it is there."""
        self.call('Emulation.setScriptExecutionDisabled', value=not script)
        for address in ('about:blank', 'file://' + os.path.abspath(path) + fragment):
            self.loaded = False
            self.call('Page.navigate', url=address)
            while not self.loaded:
                self.keep(self.message())
        if script:
            self.until("performance.getEntriesByName('pager-whole').length > 0")
            self.settle()

    def settle(self):
        self.ask('new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))')

    def press(self, key, text=None):
        """Presses a key as a keyboard does."""
        codes = {'ArrowLeft': 37, 'ArrowUp': 38, 'ArrowRight': 39, 'ArrowDown': 40, 'Escape': 27,
                 'Home': 36, 'End': 35, 'Enter': 13, 'Tab': 9, ' ': 32}
        if text is None and len(key) == 1:
            text = key
        common = {'key': key, 'windowsVirtualKeyCode': codes.get(key, ord(key[0]))}
        self.call('Input.dispatchKeyEvent', type='keyDown', **common, **({'text': text} if text else {}))
        self.call('Input.dispatchKeyEvent', type='keyUp', **common)
        self.settle()

    def picture(self, path, whole=False):
        answer = self.call('Page.captureScreenshot', format='png', captureBeyondViewport=whole)
        with open(path, 'wb') as file:
            file.write(base64.b64decode(answer['data']))

    def complaints(self):
        """Everything that the page said on the console, and every request beyond files."""
        found = []
        for event in self.events:
            method, parameters = event.get('method'), event.get('params', {})
            if method in ('Runtime.consoleAPICalled', 'Runtime.exceptionThrown', 'Log.entryAdded'):
                found.append(f'{method}: {json.dumps(parameters)[:400]}')
            if method == 'Network.requestWillBeSent':
                address = parameters['request']['url']
                if not address.startswith(('file:', 'about:', 'data:')):
                    found.append(f'a request to {address}')
        return found
