// Preloaded into each process of a test's own deployment: shifts its Date by the offset that the test writes into a
// file. The product has no such setting.
import { openSync, readSync } from 'node:fs';

const file = openSync(process.env.KIBAN_TEST_CLOCK_FILE, 'r');
const bytes = Buffer.alloc(8);
const RealDate = Date;

const now = () => {
  readSync(file, bytes, 0, 8, 0);
  return RealDate.now() + bytes.readDoubleLE(0);
};

const MovedDate = new Proxy(RealDate, {
  apply: () => new RealDate(now()).toString(),
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});
RealDate.prototype.constructor = MovedDate;
globalThis.Date = MovedDate;
