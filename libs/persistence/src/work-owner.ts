import { AsyncLocalStorage } from 'node:async_hooks';

/** The groups of owners; each has its part of the pool, and the service's own work has the rest. */
export type OwnerGroup = 'workspaces' | 'visitors';

/** For whom the service works: a workspace, or a visitor without a credential. */
export interface WorkOwner {
  readonly group: OwnerGroup;
  readonly key: string;
}

interface Scope {
  readonly owner: WorkOwner;
  /** Whether the running code has a connection, so that a further one must not wait behind it. */
  holdsConnection: boolean;
}

// Work without an owner costs nothing here. An explicit argument would stand in each reader and use case, and a new one
// could omit it (decision 74).
const scopes = new AsyncLocalStorage<Scope | undefined>();

/** Runs `work` within the owner's share of the pool. */
export function runForOwner<T>(owner: WorkOwner, work: () => T): T {
  return scopes.run({ owner, holdsConnection: false }, work);
}

/**
 * Runs `work` as the service's own: shared by several owners, or longer than the request that caused it. It waits for no
 * share.
 */
export function runForService<T>(work: () => T): T {
  return scopes.getStore() ? scopes.run(undefined, work) : work();
}

/** Runs a transaction's work. What it requests beside its connection does not wait for the share that it already has. */
export async function runWithConnection<T>(work: () => Promise<T>): Promise<T> {
  const current = scopes.getStore();
  if (!current) return work();
  const scope = { owner: current.owner, holdsConnection: true };
  try {
    return await scopes.run(scope, work);
  } finally {
    // Work that outlives the transaction waits like any other.
    scope.holdsConnection = false;
  }
}

/** The owner whose share the next connection is charged to; undefined if it waits for none. */
export function chargedOwner(): WorkOwner | undefined {
  const scope = scopes.getStore();
  return scope?.holdsConnection ? undefined : scope?.owner;
}
