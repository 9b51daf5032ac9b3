import { originOf } from '@kiban/http-kit';
import type { GrantedScope } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Clock } from '../infrastructure/clock.js';
import { AuthorizationServer } from '../oidc/authorization-server.js';
import { Connect, type Outcome } from '../oidc/use-cases/connect.use-case.js';
import { absoluteTtlS, clientLifetimeS } from '../oidc/session-lifetime.js';
import { Interactions, type PendingInteraction } from './flow/interaction.js';

export interface Access {
  accountId: number;
  workspaceId: number;
  /** Of the workspace; null leaves it to the installation. */
  clientDaysMax: number | null;
  scopes: readonly GrantedScope[];
}

export type Given = { next: string } | { refused: Exclude<Outcome, 'connected'> };

/** Creates a grant when a person presses Allow. */
@Injectable()
export class GiveAccess {
  constructor(
    private readonly server: AuthorizationServer,
    private readonly interactions: Interactions,
    private readonly connect: Connect,
    private readonly clock: Clock,
  ) {}

  /** @returns where to redirect the browser, or why the client gets no access */
  async execute(
    interaction: PendingInteraction,
    access: Access,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Given> {
    const { provider } = this.server;
    const grant = new provider.Grant({
      accountId: String(access.accountId),
      clientId: interaction.client.clientId,
    });
    grant.addResourceScope(interaction.resource, access.scopes.join(' '));
    const withheld = interaction.scopes.filter((scope) => !access.scopes.includes(scope));
    if (withheld.length > 0) grant.rejectResourceScope(interaction.resource, withheld.join(' '));
    const missing = (interaction.details.prompt.details as { missingOIDCScope?: string[] }).missingOIDCScope;
    if (missing) grant.addOIDCScope(missing.join(' '));
    const { session } = interaction.details;
    if (!session) return { refused: 'not_allowed' };
    const lifetimeS = await this.lifetimeS(interaction, session.uid, access);
    if (lifetimeS === undefined) return { refused: 'not_allowed' };
    Object.assign(grant, { expiresIn: lifetimeS });
    const grantId = await grant.save();
    const outcome = await this.connect.execute(
      {
        grantId,
        accountId: access.accountId,
        workspaceId: access.workspaceId,
        clientId: interaction.client.clientId,
        client: interaction.isScreen ? null : interaction.identity,
        scopes: access.scopes,
        sessionUid: session.uid,
        expiresAt: new Date(this.clock.now().getTime() + lifetimeS * 1_000),
      },
      originOf(request),
    );
    if (outcome !== 'connected') {
      await grant.destroy();
      return { refused: outcome };
    }
    const result = { consent: { grantId } };
    return { next: await this.interactions.finish(interaction, [request, reply], result) };
  }

  /** The screen’s access ends with the browser session. @returns undefined when that has already ended */
  private async lifetimeS(
    interaction: PendingInteraction,
    sessionUid: string,
    { clientDaysMax }: Access,
  ): Promise<number | undefined> {
    const { provider, config } = this.server;
    if (!interaction.isScreen) return clientLifetimeS(config.GRANT_TTL_S, clientDaysMax);
    const session = await provider.Session.findByUid(sessionUid);
    return session && Math.min(config.GRANT_TTL_S, absoluteTtlS(config, session.loginTs, this.clock.now()));
  }
}
