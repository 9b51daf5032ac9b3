// Runs TypeScript samples without their types, one after the other, each as a new module. Requests arrive as lines of JSON at
// descriptor 3. A sample has ended when nothing is left that would keep a process alive. A marker on both outputs says so.
//
// Whatever ends a process also ends this one, with the same exit code: an error, a rejection, an exit, an await without end.
// The caller then starts another. It also does so after a sample that changed what the next one would see.
import { Socket } from 'node:net';

const requests = new Socket({ fd: 3 });
let received = '';
let current;
let before;

requests.setEncoding('utf8').on('data', (text) => {
  received += text;
  if (!received.endsWith('\n')) return;
  current = { ...JSON.parse(received), isEvaluated: false };
  received = '';
  begin(current);
});

function begin({ source, env, marker }) {
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env);
  before = shared();
  requests.unref();
  // The marker makes equal sources different modules.
  void import(`data:text/javascript,${encodeURIComponent(source)}#${marker}`).then(() => {
    current.isEvaluated = true;
  });
}

/** What one sample could change for the next one. */
function shared() {
  const globals = Object.entries(Object.getOwnPropertyDescriptors(globalThis));
  const listeners = process.eventNames().map((name) => `${String(name)} ${process.listenerCount(name)}`);
  return [
    process.cwd(),
    ...listeners,
    ...Object.getOwnPropertySymbols(globalThis),
    ...globals.flatMap(([name, { value, get }]) => [name, value, get]),
  ];
}

process.on('beforeExit', () => {
  // The exit code of Node for a top-level await without end.
  if (!current.isEvaluated) process.exit(13);
  const now = shared();
  const isChanged =
    now.length !== before.length || now.some((each, index) => !Object.is(each, before[index]));
  if (process.exitCode !== undefined || isChanged) return;
  process.stdout.write(`${current.marker}0\n`);
  process.stderr.write(`${current.marker}0\n`);
  requests.ref();
});

// The first call loads Node's client, which adds a global.
await fetch('data:,');
