import { runService } from '@kiban/app-config';
import { adminScopes, type Principal } from '@kiban/contracts';
import type { NatsConnection } from '@kiban/messaging';
import { Database } from '@kiban/persistence';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ApiTokensModule } from './api-tokens/api-tokens.module.js';
import { IssueToken } from './api-tokens/use-cases/issue-token.use-case.js';
import { readSeedConfig, type SeedConfig } from './config/seed-config.js';
import { NATS } from './infrastructure/tokens.js';
import { NewAccounts } from './proof/passwords/new-accounts.js';
import { ProofModule } from './proof/proof.module.js';
import { NewWorkspaces } from './sign-up/new-workspaces.js';
import { SignUpModule } from './sign-up/sign-up.module.js';
import { AccountsRepository } from './store/accounts/accounts.repository.js';
import { MembersRepository } from './store/members/members.repository.js';
import { ApiTokensRepository } from './store/tokens/api-tokens.repository.js';

const TOKEN_NAME = 'First start';

@Module({ imports: [ProofModule, SignUpModule, ApiTokensModule] })
class SeedModule {}

/**
 * Creates the first workspace, its owner and one API token if they are missing, and prints their ids as one line of
 * JSON. Only the run that issues the token prints it.
 */
runService(async () => {
  const config = readSeedConfig();
  const app = await NestFactory.createApplicationContext(SeedModule, { logger: false, abortOnError: false });
  try {
    const owner = await findOrFound(app, config);
    const issuer = {
      principal: owner,
      origin: { address: 'local', userAgent: null },
      traceparent: null,
    };
    const isIssued = await app.get(ApiTokensRepository).hasAny(owner.workspace.id);
    const token =
      isIssued && !config.SEED_TOKEN_AGAIN
        ? null
        : (await app.get(IssueToken).issue(issuer, { name: TOKEN_NAME, expiresAt: null })).token;
    process.stdout.write(
      `${JSON.stringify({ workspaceId: owner.workspace.id, memberId: owner.member.id, token })}\n`,
    );
  } finally {
    await app.get<NatsConnection>(NATS).close();
    await app.get(Database).close();
    await app.close();
  }
});

type Context = Awaited<ReturnType<typeof NestFactory.createApplicationContext>>;

async function findOrFound(app: Context, config: SeedConfig): Promise<Principal> {
  const account = await app.get(AccountsRepository).byEmail(config.SEED_OWNER_EMAIL);
  if (!account)
    await app.get(NewWorkspaces).found(
      {
        // The operator sets these values, so SIGN_UP and SIGN_UP_DOMAINS do not apply.
        account: await app.get(NewAccounts).prepare(
          {
            email: config.SEED_OWNER_EMAIL,
            password: config.SEED_OWNER_PASSWORD,
            name: config.SEED_OWNER_NAME,
          },
          'first start',
        ),
        workspaceName: config.SEED_WORKSPACE_NAME,
        workspaceSlug: config.SEED_WORKSPACE_SLUG,
      },
      null,
    );
  const owner = account ?? (await app.get(AccountsRepository).byEmail(config.SEED_OWNER_EMAIL));
  const memberships = owner ? await app.get(MembersRepository).ofAccount(owner.id) : [];
  const membership = memberships.find((each) => each.workspaceSlug === config.SEED_WORKSPACE_SLUG);
  if (!owner || membership?.role !== 'owner')
    throw new Error(
      `${config.SEED_OWNER_EMAIL} already has an account, but does not own the workspace ${config.SEED_WORKSPACE_SLUG}.`,
    );
  return {
    kind: 'screen',
    credentialId: 'seed',
    workspace: { id: membership.workspaceId, slug: membership.workspaceSlug, name: membership.workspaceName },
    member: { id: membership.memberId, name: owner.name },
    role: 'owner',
    scopes: adminScopes,
    via: { kind: 'screen', name: 'first start' },
    audiences: ['api'],
    expiresAt: null,
  };
}
