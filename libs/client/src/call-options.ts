/** Options of every call. */
export interface CallOptions {
  /** Ends the call, whatever it waits for. */
  signal?: AbortSignal;
  /** Of each attempt, in milliseconds. */
  timeoutMs?: number;
}

/** Options of a write that can be repeated without repeating its effect. */
export interface KeyedCall extends CallOptions {
  /** One per change. Without it, the client makes one for its own retries. */
  idempotencyKey?: string;
}

/** Options of a write that can depend on a version. */
export interface VersionedCall extends CallOptions {
  /** The `version` that the change is based on; an error with status 412 if the resource has another one. */
  ifVersion?: number;
}

/** The query of an operation. */
export type Query<Operation> = Operation extends { parameters: { query?: infer Parameters } }
  ? Exclude<Parameters, undefined>
  : never;

export function headersOf({ idempotencyKey, ifVersion }: KeyedCall & VersionedCall): Record<string, string> {
  return {
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
    ...(ifVersion === undefined ? {} : { 'if-match': `"${ifVersion}"` }),
  };
}
