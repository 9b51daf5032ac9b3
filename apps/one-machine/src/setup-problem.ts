/** Codes of problems that the user can fix. Stable: tests and documents cite them. */
export type SetupProblemCode =
  | 'already_running'
  | 'build_failed'
  | 'data_folder_unusable'
  | 'migration_failed'
  | 'nats_unavailable'
  | 'nats_too_old'
  | 'node_too_old'
  | 'not_running'
  | 'port_in_use'
  | 'postgres_unavailable'
  | 'postgres_too_old'
  | 'seed_failed'
  | 'service_not_ready'
  | 'setting_invalid';

/**
 * A problem whose message is one sentence with the fix. A program prints the sentence without a stack and
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

/** The message of any thrown value. */
export function reasonOf(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  const { message, cause, errors } = thrown as { message?: unknown; cause?: unknown; errors?: unknown };
  // Errors of fetch, and of a connection to several addresses, have no useful message of their own.
  if (message === 'fetch failed' && cause !== undefined) return reasonOf(cause);
  if (Array.isArray(errors) && message === '') return errors.map(reasonOf).join('; ');
  return typeof message === 'string' ? message : 'an unknown error';
}
