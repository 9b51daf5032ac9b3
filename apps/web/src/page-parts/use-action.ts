import { useRef, useState } from 'react';

export interface Action {
  readonly error: Error | null;
  readonly isRunning: boolean;
  /** Ignored while another one runs. */
  readonly run: (action: () => Promise<void>) => void;
}

/** Runs what a person started, and keeps its error. Neither arguments nor results are kept: they may be secret. */
export function useAction(): Action {
  const [error, setError] = useState<Error | null>(null);
  const [isRunning, setRunning] = useState(false);
  const isBusy = useRef(false);
  const run = async (action: () => Promise<void>): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setRunning(true);
    setError(null);
    try {
      await action();
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
    } finally {
      isBusy.current = false;
      setRunning(false);
    }
  };
  return { error, isRunning, run: (action) => void run(action) };
}
