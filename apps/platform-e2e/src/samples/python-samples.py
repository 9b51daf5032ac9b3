"""Runs Python samples, each in a process that is forked from this one.

The first argument has the imports at the start of the samples: they run once, before the forks. A sample begins in the
state that a new interpreter has after these imports. Requests arrive as lines of JSON at descriptor 3. A marker with the
exit code follows the outputs of each sample.
"""
import json
import os
import signal
import sys
import types

running = None


def end(*_):
    if running is not None:
        os.kill(running, signal.SIGKILL)
    os._exit(1)


def request_in_fork():
    """Returns only in the process of a sample."""
    global running
    requests = os.fdopen(3, "rb")
    for line in requests:
        request = json.loads(line)
        running = os.fork()
        if running == 0:
            requests.close()
            return request
        _, status = os.waitpid(running, 0)
        running = None
        code = os.waitstatus_to_exitcode(status)
        marker = f"{request['marker']}{code if code >= 0 else 1}\n".encode()
        for output in (1, 2):
            os.write(output, marker)
    os._exit(0)


signal.signal(signal.SIGTERM, end)
sys.argv, imports = ["-c"], sys.argv[1]
sys.path[0] = ""
try:
    exec(imports, {})
except Exception:
    # The sample fails at the same import.
    pass

sample = request_in_fork()
signal.signal(signal.SIGTERM, signal.SIG_DFL)
os.environ.clear()
os.environ.update(sample["env"])
program = types.ModuleType("__main__")
sys.modules["__main__"] = program
exec(compile(sample["source"], "<string>", "exec", dont_inherit=True), program.__dict__)
