/** Names of the faults that the person at the console can mend. Stable: tests and documents cite them. */
export type SetupProblemCode =
  | 'already_running'
  | 'build_failed'
  | 'data_folder_unusable'
  | 'migration_failed'
  | 'nats_unavailable'
  | 'nats_too_old'
  | 'node_too_old'
  | 'port_in_use'
  | 'postgres_unavailable'
  | 'postgres_too_old'
  | 'seed_failed'
  | 'service_not_ready'
  | 'setting_invalid';

/**
 * A fault whose message is one sentence that says what to do. A program prints the sentence without a stack and
 * exits with code 1; `cause` keeps the technical detail.
 */
export class SetupProblem extends Error {
  constructor(
    readonly code: SetupProblemCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'SetupProblem';
  }
}

/** The text of anything that was thrown, for a sentence. */
export function reasonOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  const { message, cause, errors } = thrown as { message?: unknown; cause?: unknown; errors?: unknown };
  // These two say nothing themselves: fetch, and a connection that was tried at several addresses.
  if (message === 'fetch failed' && cause !== undefined) return reasonOf(cause);
  if (Array.isArray(errors) && message === '') return errors.map(reasonOf).join('; ');
  return typeof message === 'string' ? message : 'an unknown fault';
}
