/**
 * How long (milliseconds) a process that is asked to end goes on answering with `Connection: close`, so that whoever
 * keeps connections to it gives them up before they are closed. 0, the default, suits one machine, where
 * nobody talks to the service any more; several replicas behind keep-alive connections want more than their clients'
 * idle time (5 s for Node's). Validated with the service's other settings.
 */
export function shutdownDrainMs(env: NodeJS.ProcessEnv = process.env): number {
  return Number(env['SHUTDOWN_DRAIN_MS'] ?? 0) || 0;
}
