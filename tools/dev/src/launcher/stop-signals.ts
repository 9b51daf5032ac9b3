/** Signals that ask a program at a console to stop; a closing terminal (SIGHUP) never asks to hurry. */
const STOP_SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * One Ctrl-C comes twice under npm: from the terminal, which tells its whole group, and from npm, which passes it on. What
 * comes within this time, in milliseconds, is the same wish.
 */
const SAME_WISH_MS = 1_000;

export interface StopSignalSource {
  on(signal: NodeJS.Signals, listener: (signal: NodeJS.Signals) => void): unknown;
}

/**
 * Runs `stop` at the first signal, and `force` at a further one that comes later than a moment after it. A terminal sends
 * SIGINT to every process of its group, so children that have a group of their own never see it.
 */
export function onStopSignals(
  stop: () => void,
  force: () => void,
  source: StopSignalSource = process,
  now: () => number = () => performance.now(),
): void {
  let askedAt: number | undefined;
  for (const signal of STOP_SIGNALS) {
    source.on(signal, () => {
      if (askedAt === undefined) {
        askedAt = now();
        stop();
      } else if (signal !== 'SIGHUP' && now() - askedAt > SAME_WISH_MS) {
        force();
      }
    });
  }
}
