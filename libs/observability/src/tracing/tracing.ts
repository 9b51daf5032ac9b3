import { tracesEndpoint } from '../config/tracing-settings.js';

let exporting = false;

/** Whether this process creates spans; if not, tracing costs a comparison. */
export function isTracing(): boolean {
  return exporting;
}

/**
 * Starts tracing if the environment configures a collector. The SDK is loaded only then, since it costs start time and
 * memory.
 * @returns a callback that sends the remaining spans when the process ends
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
    // An outage of the collector must not turn an orderly shutdown into a failure.
    await stop().catch(() => undefined);
  };
}
