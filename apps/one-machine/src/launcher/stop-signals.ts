/** Signals that stop a program at a console; a closing terminal (SIGHUP) never forces the stop. */
const STOP_SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * One Ctrl-C arrives twice under npm: from the terminal, which signals the whole group, and from npm, which forwards it.
 * Signals within this time, in milliseconds, count once.
 */
const SAME_WISH_MS = 1_000;

export interface StopSignalSource {
  on(signal: NodeJS.Signals, listener: (signal: NodeJS.Signals) => void): unknown;
}

/**
 * Runs `stop` at the first signal, and `force` at a later one after that time. A terminal sends SIGINT to every process
 * of its group, so children in a separate group never receive it.
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
