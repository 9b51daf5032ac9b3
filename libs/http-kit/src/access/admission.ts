import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { AccessGuard } from './access.guard.js';
import type { Access, RouteAccess } from './access.js';

type OnRequest = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Runs the guard of every route that is not public before the body is read, so that a caller without the right causes
 * no parsing.
 */
export class RouteAdmission {
  private readonly hooks = new Map<Access, OnRequest>();
  private found: AccessGuard | undefined;

  /** @param guard returns the guard lazily, since routes are registered before all modules are ready */
  constructor(private readonly guard: () => AccessGuard) {}

  /** Called for each route when it is registered. */
  register(route: RouteOptions): void {
    const { access } = (route.config ?? {}) as RouteAccess;
    if (access === undefined || access === 'public') return;
    const hook = this.hookFor(access);
    const hooks = [route.onRequest ?? []].flat();
    // Fastify registers HEAD beside GET with the same options.
    if (!hooks.includes(hook)) route.onRequest = [hook, ...hooks];
  }

  private hookFor(access: Exclude<Access, 'public'>): OnRequest {
    const cached = this.hooks.get(access);
    if (cached) return cached;
    const hook: OnRequest = (request, reply) => (this.found ??= this.guard()).admit(access, request, reply);
    this.hooks.set(access, hook);
    return hook;
  }
}
