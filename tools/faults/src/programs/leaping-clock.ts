// Preloaded into a process under test: its wall clock leaps an hour forward and back every 200 ms of real time.
const real = Date.now.bind(Date);
const RealDate = Date;
const HOUR_MS = 3_600_000;

const leaping = (): number => real() + (Math.floor(real() / 200) % 2 === 0 ? HOUR_MS : -HOUR_MS);

globalThis.Date = new Proxy(RealDate, {
  construct: (target, parameters: unknown[]) =>
    Reflect.construct(target, parameters.length === 0 ? [leaping()] : parameters) as object,
  get: (target, name, receiver) =>
    name === 'now' ? leaping : (Reflect.get(target, name, receiver) as unknown),
});
