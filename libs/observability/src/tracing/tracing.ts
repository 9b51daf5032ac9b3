import { tracesEndpoint } from '../config/tracing-settings.js';

let exporting = false;

/** Whether spans are made in this process; where they are not, tracing costs a comparison. */
export function isTracing(): boolean {
  return exporting;
}

/**
 * Starts tracing where the environment names a collector. The SDK is loaded only then: it costs start
 * time and memory that a process without a collector has no use for.
 * @returns the way to send what is left, for the end of the process
 */
export async function startTracing(
  service: string,
  endpoint = tracesEndpoint(),
): Promise<() => Promise<void>> {
  if (endpoint === undefined || exporting) return () => Promise.resolve();
  const { exportSpans } = await import('./exporting.js');
  const stop = exportSpans(service, endpoint);
  exporting = true;
  return async () => {
    exporting = false;
    // A collector that is away must not turn an orderly end into a fault.
    await stop().catch(() => undefined);
  };
}
