import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** An Idempotency-Key that a request holds until its answer is stored. */
export interface HeldKey {
  credentialId: string;
  key: string;
}

/** One unit of work of a request with a key: the first, the second, and so on. */
export interface KeyedStep {
  held: HeldKey;
  number: number;
  /** What it came to when the same request was worked on before, whose answer was lost. */
  known: { value: unknown } | undefined;
}

/**
 * A request with an Idempotency-Key while it is worked on. Where the process that had it first died after a commit
 * and before the answer was stored, its units of work have their outcomes on record: they are not done again.
 */
export class KeyedRequest {
  private steps = 0;
  private done = 0;

  constructor(
    private readonly held: HeldKey,
    private readonly outcomes: ReadonlyMap<number, unknown>,
  ) {}

  /** Whether all that was asked of it had been done before. */
  get isReplay(): boolean {
    return this.steps > 0 && this.done === this.steps;
  }

  nextStep(): KeyedStep {
    const number = this.steps++;
    if (!this.outcomes.has(number)) return { held: this.held, number, known: undefined };
    this.done += 1;
    return { held: this.held, number, known: { value: this.outcomes.get(number) } };
  }
}

interface Scope {
  keyed?: KeyedRequest;
}

const scopes = new AsyncLocalStorage<Scope>();
const scopeOf = new WeakMap<FastifyRequest, Scope>();

/** Lets what works on a request with a key find it, wherever it is called from. Requests without one cost nothing. */
export function followKeyedRequests(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', (request, _reply, done) => {
    if (request.headers['idempotency-key'] === undefined) return done();
    const scope: Scope = {};
    scopeOf.set(request, scope);
    scopes.run(scope, done);
  });
}

export function holdKey(request: FastifyRequest, keyed: KeyedRequest): void {
  const scope = scopeOf.get(request);
  if (scope) scope.keyed = keyed;
}

export function keyedRequestOf(request: FastifyRequest): KeyedRequest | undefined {
  return scopeOf.get(request)?.keyed;
}

/** The unit of work that begins now, where the request under way has a key; undefined where it has none. */
export function nextKeyedStep(): KeyedStep | undefined {
  return scopes.getStore()?.keyed?.nextStep();
}

/** Whether the request under way has a key. */
export function isKeyedRequest(): boolean {
  return scopes.getStore()?.keyed !== undefined;
}
