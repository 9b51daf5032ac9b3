import { PassThrough } from 'node:stream';
import { NotFoundError, writtenKinds, type Caller } from '@kiban/contracts';
import { StreamedResponse, writeAll } from '@kiban/http-kit';
import { Database } from '@kiban/persistence';
import type { Logger } from '@kiban/observability';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { RequestWindows } from '../../infrastructure/request-windows.js';
import { LOGGER } from '../../infrastructure/tokens.js';
import { AccountsReader } from '../../store/accounts/accounts.reader.js';
import { AuthChanges } from '../../store/audit/auth-changes.js';
import { grantIdOf } from '../../store/grants/grant-id.js';
import { GrantsRepository } from '../../store/grants/grants.repository.js';
import { MembersReader } from '../../store/members/members.reader.js';
import { SessionRight } from '../../store/rights/session-right.js';
import { PersonalDataReader, type ExportedPerson } from '../personal-data.reader.js';
import { WrittenContent } from '../written-content.js';

const DAY_MS = 86_400_000;
const EXPORTS_PER_DAY = 10;

/** One JSON document with what the service holds about a person, sent while it is read. */
@Injectable()
export class ExportMe {
  constructor(
    private readonly accounts: AccountsReader,
    private readonly members: MembersReader,
    private readonly data: PersonalDataReader,
    private readonly content: WrittenContent,
    private readonly sessionRight: SessionRight,
    private readonly grants: GrantsRepository,
    private readonly database: Database,
    private readonly windows: RequestWindows,
    private readonly changes: AuthChanges,
    private readonly clock: Clock,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Records the export in each workspace before its first byte.
   * @throws TooManyRequestsError; ServiceBusyError while boards-api does not reply
   */
  async execute({ principal, origin }: Caller): Promise<StreamedResponse> {
    const account = await this.accounts.ofMember(principal.member.id);
    if (!account) throw new NotFoundError('member', principal.member.id);
    await this.windows.charge({
      subject: `exports of account ${account.id}`,
      windowMs: DAY_MS,
      max: EXPORTS_PER_DAY,
      message: 'Too many exports today; wait before you try again.',
    });
    // What the session may not open is not in its export either.
    const opened = await this.sessionRight.opened({
      accountId: account.id,
      sessionHash: await this.grants.sessionOf(this.database, grantIdOf(principal)),
    });
    const all = await this.members.ofAccount(account.id);
    const memberships = all.filter(({ workspaceId }) => opened.has(workspaceId));
    const closed = new Set(all.map(({ workspaceId }) => workspaceId).filter((id) => !opened.has(id)));
    const person = { accountId: account.id, memberships, closed };
    // An outage is then a 503, and not a file without its end.
    await this.content.requireReachable(person);
    await this.changes.run((tx) => {
      for (const { workspaceId, memberId, name } of memberships)
        tx.audit({
          workspaceId,
          action: 'account.export',
          actor: { memberId, name },
          via: 'screen',
          origin,
          target: `member ${memberId}`,
        });
      return Promise.resolve();
    });
    return new StreamedResponse(this.stream(person), null);
  }

  private stream(person: ExportedPerson): PassThrough {
    const out = new PassThrough();
    writeAll(out, this.document(person))
      .then(() => out.end())
      .catch((error: unknown) => {
        // A client that left is no fault.
        if (!out.destroyed) this.logger.error({ err: error }, 'export.aborted');
        out.destroy(error as Error);
      });
    return out;
  }

  private async *document(person: ExportedPerson): AsyncGenerator<string> {
    const { accountId } = person;
    yield `{"exportedAt":${JSON.stringify(this.clock.now())}`;
    for (const name of this.data.objectNames)
      yield `,"${name}":${JSON.stringify(await this.data.object(name, accountId))}`;
    for (const name of this.data.listNames)
      yield `,"${name}":${JSON.stringify(await this.data.list(name, person))}`;
    yield* listOf('auditEntries', this.data.auditEntries(person));
    for (const kind of writtenKinds) yield* listOf(kind, this.content.of(kind, person));
    yield '}';
  }
}

async function* listOf(name: string, batches: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  yield `,"${name}":[`;
  let isFirst = true;
  for await (const batch of batches) {
    if (batch.length === 0) continue;
    yield (isFirst ? '' : ',') + batch.map((item) => JSON.stringify(item)).join(',');
    isFirst = false;
  }
  yield ']';
}
