import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** An Idempotency-Key that a request holds until its response is stored. */
export interface HeldKey {
  credentialId: string;
  key: string;
}

/** One numbered unit of work of a request with a key. */
export interface KeyedStep {
  held: HeldKey;
  number: number;
  /** Its outcome, if the same request ran before and its response was lost. */
  recorded: { value: unknown } | undefined;
}

/**
 * A request in progress with an Idempotency-Key. If the process that had it first died between a commit and storing the
 * response, its units of work have recorded outcomes and are not repeated.
 */
export class KeyedRequest {
  private steps = 0;
  private done = 0;

  constructor(
    private readonly held: HeldKey,
    private readonly outcomes: ReadonlyMap<number, unknown>,
  ) {}

  /** Whether every unit of work had been done before. */
  get isReplay(): boolean {
    return this.steps > 0 && this.done === this.steps;
  }

  nextStep(): KeyedStep {
    const number = this.steps++;
    if (!this.outcomes.has(number)) return { held: this.held, number, recorded: undefined };
    this.done += 1;
    return { held: this.held, number, recorded: { value: this.outcomes.get(number) } };
  }
}

interface Scope {
  keyed?: KeyedRequest;
}

const scopes = new AsyncLocalStorage<Scope>();
const scopeOf = new WeakMap<FastifyRequest, Scope>();

/** Makes the key of a request available to the code that runs for it. Requests without a key cost nothing. */
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

/** The unit of work that begins now, if the current request has a key. */
export function nextKeyedStep(): KeyedStep | undefined {
  return scopes.getStore()?.keyed?.nextStep();
}

/** Whether the current request has a key. */
export function isKeyedRequest(): boolean {
  return scopes.getStore()?.keyed !== undefined;
}
