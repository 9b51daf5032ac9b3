/** The wall clock, injected so that tests can advance it. */
export class Clock {
  now(): Date {
    return new Date(Date.now());
  }
}
