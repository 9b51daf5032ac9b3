/** Signals that ask a program at a console to stop. */
const STOP_SIGNALS: readonly NodeJS.Signals[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs `stop` at the first signal and `force` at the second. Returns a function that takes the handlers away again.
 * A terminal sends SIGINT to every process of its group, so children that have their own group never see it.
 */
export function onStopSignals(
  stop: (signal: NodeJS.Signals) => void,
  force: (signal: NodeJS.Signals) => void,
): () => void {
  let asked = false;
  const handle = (signal: NodeJS.Signals): void => {
    if (asked) {
      force(signal);
    } else {
      asked = true;
      stop(signal);
    }
  };
  for (const signal of STOP_SIGNALS) process.on(signal, handle);
  return () => {
    for (const signal of STOP_SIGNALS) process.off(signal, handle);
  };
}
