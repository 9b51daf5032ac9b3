/**
 * How long (milliseconds) a terminating process still responds, with `Connection: close`, so that clients give up their
 * connections before it closes them.
 * The default 0 suits one machine, where no client is left by then. Replicas behind keep-alive connections need more than their
 * clients' idle time (5 s for Node's).
 * Validated with the service's other settings.
 */
export function shutdownDrainMs(env: NodeJS.ProcessEnv = process.env): number {
  return Number(env['SHUTDOWN_DRAIN_MS'] ?? 0) || 0;
}
