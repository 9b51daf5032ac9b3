import { Injectable } from '@nestjs/common';
import type { Caller, ImportPlanDto, ImportResultDto } from '@kiban/contracts';
import { ImportReport } from '@kiban/import';
import type { Executor } from '@kiban/persistence';
import { BoardChanges } from '../events/board-changes.js';
import { MemberDirectory } from '../members/member-directory.js';
import { Quotas } from '../quotas/quotas.js';
import { growthOf } from './archive-growth.js';
import { archiveLinksMembers, withOwnMembers } from './archived-mentions.js';
import type { BoardArchive } from './board-archive.js';
import { BoardImport } from './board-import.js';
import { ContentImport } from './content-import.js';
import { otherFileError } from './known-files.js';
import { NamedMembers } from './named-members.js';
import { readArchive } from './read-archive.js';
import { looksLikeTrello } from './trello-board.js';
import { readTrello } from './trello.js';

/** Creates a board from an export in one transaction. */
@Injectable()
export class ImportBoard {
  constructor(
    private readonly changes: BoardChanges,
    private readonly board: BoardImport,
    private readonly content: ContentImport,
    private readonly members: MemberDirectory,
    private readonly quotas: Quotas,
  ) {}

  async execute(requester: Caller, body: unknown): Promise<ImportResultDto> {
    const { archive, unmapped } = await readBody(body);
    return this.create(importing(requester), await this.ownMembers(requester, archive), unmapped);
  }

  /** Imports and rolls back, so that the plan is what the import would return at this moment. */
  async plan(requester: Caller, body: unknown): Promise<ImportPlanDto> {
    const { archive, unmapped } = await readBody(body);
    const planning = this.create(
      importing(requester),
      await this.ownMembers(requester, archive),
      unmapped,
      (_tx, { lists, cards, unmapped: all }) =>
        Promise.reject(new PlannedError({ lists, cards, unmapped: all })),
    );
    return planning.catch((error: unknown) => {
      if (error instanceof PlannedError) return error.plan;
      throw error;
    });
  }

  /** A file may be of another workspace. */
  private async ownMembers(caller: Caller, archive: BoardArchive): Promise<BoardArchive> {
    if (!archiveLinksMembers(archive)) return archive;
    return withOwnMembers(archive, new NamedMembers(await this.members.all(caller)));
  }

  /**
   * @param unmapped sentences about what the archive does not have of its source
   * @param check runs last in the transaction, which an error of it rolls back
   */
  async create(
    caller: Caller,
    archive: BoardArchive,
    unmapped: readonly string[],
    check?: (tx: Executor, result: ImportResultDto) => Promise<void>,
  ): Promise<ImportResultDto> {
    const members = new NamedMembers(namesMembers(archive) ? await this.members.all(caller) : []);
    const growth = await growthOf(archive);
    const room = await this.quotas.room(caller, growth);
    await this.board.ensureWorkspace(caller);
    return this.changes.run(async (tx) => {
      room.take(tx, growth);
      const report = new ImportReport();
      for (const sentence of unmapped) report.add(sentence);
      const { boardId, created } = await this.board.insert(tx, caller, archive);
      const names = await this.content.insertNames(tx, boardId, archive, members);
      const listIds = await this.board.insertLists(tx, caller, boardId, archive);
      const target = { boardId, listIds, names, report };
      const cards = await this.content.insert(tx, caller, archive, target);
      await this.board.archiveLists(tx, listIds, archive);
      await this.board.place(tx, caller, boardId, created);
      const result = { boardId, lists: listIds.length, cards, unmapped: report.sentences };
      await check?.(tx, result);
      return result;
    });
  }
}

/** Ends the transaction of an import that only plans. */
class PlannedError extends Error {
  constructor(readonly plan: ImportPlanDto) {
    super('The import was planned.');
    this.name = 'PlannedError';
  }
}

async function readBody(body: unknown): Promise<{ archive: BoardArchive; unmapped: readonly string[] }> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw otherFileError(body);
  if ('format' in body) return { archive: await readArchive(body), unmapped: [] };
  if (!looksLikeTrello(body)) throw otherFileError(body);
  const report = new ImportReport();
  const archive = readTrello(body, report);
  return { archive: await readArchive(archive), unmapped: report.sentences };
}

/** The caller as the cause of the import’s events. */
function importing(requester: Caller): Caller {
  const { principal, requestId, origin, traceparent } = requester;
  return {
    principal: { ...principal, via: { kind: 'import', name: principal.via.name } },
    requestId,
    origin,
    traceparent,
    noteEvent: (id) => requester.noteEvent?.(id),
  };
}

function namesMembers({ fields, lists }: BoardArchive): boolean {
  return (
    fields.some(({ type }) => type === 'member') ||
    lists.some(({ cards }) => cards.some(({ assignees }) => assignees.length > 0))
  );
}
