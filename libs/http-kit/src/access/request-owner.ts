import { networkOf } from '@kiban/app-config';
import { Database, runForOwner, type WorkOwner } from '@kiban/persistence';
import { ModuleRef } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AuthenticatedRequest } from '../request/caller.js';

/** Whose share of the database a request uses: its workspace's, or that of its network if it has no credential. */
export function ownerOf(request: FastifyRequest): WorkOwner {
  const { principal } = request as AuthenticatedRequest;
  return principal
    ? { group: 'workspaces', key: String(principal.workspace.id) }
    : { group: 'visitors', key: networkOf(request.ip) };
}

/**
 * For services with a database: what a route does is done for the owner of its request. After the body, whose events run
 * in the context of their connection.
 */
export function chargeRequests(fastify: FastifyInstance, app: NestFastifyApplication): void {
  try {
    // Not by app.get, which logs an error for a missing provider.
    app.get(ModuleRef).get(Database, { strict: false });
  } catch {
    return;
  }
  fastify.addHook('preHandler', (request, _reply, done) => runForOwner(ownerOf(request), done));
}
