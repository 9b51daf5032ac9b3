import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { GrantsRepository } from '../connected-clients/grants.repository.js';
import { Clock } from '../infrastructure/clock.js';
import { digestOf } from '../infrastructure/digest.js';
import { AuthorizationServer } from '../oidc/authorization-server.js';
import { ModelTable } from '../oidc/model-table.js';
import { LeaseDrop } from '../token-check/lease-drop.js';

/** Ends a browser's sign-in, and what the screen got by it. */
@Injectable()
export class SignOut {
  constructor(
    private readonly server: AuthorizationServer,
    private readonly database: Database,
    private readonly models: ModelTable,
    private readonly grants: GrantsRepository,
    private readonly leases: LeaseDrop,
    private readonly clock: Clock,
  ) {}

  async execute(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { provider } = this.server;
    const session = await provider.Session.get(provider.createContext(request.raw, reply.raw) as never);
    this.forgetCookie(reply, provider.cookieName('session'));
    if (!session.accountId) return;
    await this.database.transaction(async (tx) => {
      await this.grants.revoke(tx, { sessionHash: digestOf(session.uid) }, null, this.clock.now());
      await this.models.destroyByUid('Session', session.uid, tx);
    });
    await this.leases.drop(null);
  }

  private forgetCookie(reply: FastifyReply, name: string): void {
    const secure = this.server.resources.origin.startsWith('https:') ? '; Secure' : '';
    const attributes = `Path=/; Max-Age=0; HttpOnly; SameSite=Lax${secure}`;
    void reply.header('set-cookie', [`${name}=; ${attributes}`, `${name}.sig=; ${attributes}`]);
  }
}
