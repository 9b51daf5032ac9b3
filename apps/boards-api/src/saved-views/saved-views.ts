import { Injectable } from '@nestjs/common';
import {
  DomainError,
  limits,
  NotFoundError,
  requireVersion,
  type Caller,
  type CreateViewDto,
  type ExpectedVersions,
  type UpdateViewDto,
  type ViewKind,
  type ViewQueryDto,
  type ViewQueryInputDto,
} from '@kiban/contracts';
import { JsonResponse, requireAccess } from '@kiban/http-kit';
import { Database, isUniqueViolation, type Executor } from '@kiban/persistence';
import { BoardsReader } from '../boards/boards.reader.js';
import { BoardChanges } from '../events/board-changes.js';
import { changesOf } from '../events/changes.js';
import { asArray, asResource, type ResourceRow } from '../sql/json-text.js';
import { viewAddress } from '../sql/permanent-address.js';
import { BoardsRepository, requireOpenBoard } from '../store/boards/boards.repository.js';

interface ViewState {
  name: string;
  kind: ViewKind;
  query: ViewQueryDto;
  shared: boolean;
}

interface SavedView extends ViewState {
  id: number;
  createdById: number;
  version: number;
}

/** A query that was stored before it could have conditions on custom fields has none. */
const columns = `v.id, ${viewAddress('v.board_id', 'v.id')} AS url, v.board_id AS "boardId", v.name, v.kind, '{"fields": null}'::jsonb || v.query AS query, v.shared,
  ROW(v.created_by_id, v.created_by_name)::boards.member_reference AS "createdBy", v.version`;
/** A private view exists only for its author, whatever the role of others. */
const isOwnOrShared = '(v.shared OR v.created_by_id = $2::bigint)';

const ofBoard = {
  name: 'saved-view-of-board',
  text: asArray(
    `SELECT ${columns} FROM boards.saved_view AS v WHERE v.board_id = $1 AND ${isOwnOrShared} ORDER BY v.id`,
  ),
};
const resource = {
  name: 'saved-view-resource',
  text: asResource(`SELECT ${columns} FROM boards.saved_view AS v WHERE v.id = $1`),
};
/** The board is locked before, so that the view cannot change. */
const read = {
  name: 'saved-view-read',
  text: `SELECT v.id, v.name, v.kind, v.query, v.shared, v.created_by_id AS "createdById", v.version
         FROM boards.saved_view AS v WHERE v.board_id = $1 AND ${isOwnOrShared} AND v.id = $3`,
};
const count = {
  name: 'saved-view-count',
  text: `SELECT count(*) FILTER (WHERE v.shared) AS shared, count(*) FILTER (WHERE NOT v.shared) AS own
         FROM boards.saved_view AS v WHERE v.board_id = $1 AND ${isOwnOrShared}`,
};
const insert = {
  name: 'saved-view-insert',
  text: `INSERT INTO boards.saved_view (board_id, name, kind, query, shared, created_by_id, created_by_name)
         VALUES ($1, $2, $3, $4, $5, $6, $7) RETURNING id`,
};
const change = {
  name: 'saved-view-change',
  text: `UPDATE boards.saved_view SET name = $2, kind = $3, query = $4, shared = $5, version = version + 1
         WHERE id = $1`,
};

/**
 * The saved views of boards. Everyone who sees a board keeps private ones; writing shared ones needs the right to write.
 * They have no events: a view changes what a person looks at, and nothing on the board.
 */
@Injectable()
export class SavedViews {
  constructor(
    private readonly database: Database,
    private readonly changes: BoardChanges,
    private readonly reader: BoardsReader,
    private readonly boards: BoardsRepository,
  ) {}

  async list(caller: Caller, boardId: number): Promise<JsonResponse> {
    await this.reader.requireVisible(caller, boardId);
    const [row] = await this.database.query<{ json: string }>(ofBoard, [boardId, memberOf(caller)]);
    return new JsonResponse(row?.json ?? '[]');
  }

  create(
    caller: Caller,
    boardId: number,
    { name, kind, query = {}, shared }: CreateViewDto,
  ): Promise<ResourceRow> {
    return this.changes.run(async (tx) => {
      const board = await this.boards.lock(tx, caller, boardId);
      if (shared) requireAccess('boards:write', caller.principal);
      requireOpenBoard(board);
      await requireRoom(tx, caller, boardId, shared);
      const { member } = caller.principal;
      const values = [boardId, name, kind, JSON.stringify(filled(query)), shared, member.id, member.name];
      const [row] = await tx.query<{ id: number }>(insert, values).catch(rejectNamesake(name));
      return this.resource(tx, row?.id ?? 0);
    });
  }

  update(
    caller: Caller,
    boardId: number,
    viewId: number,
    request: UpdateViewDto,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    return this.changes.run(async (tx) => {
      const view = await this.lock(tx, caller, boardId, viewId, request.shared);
      requireVersion(expected, view.version);
      const { name = view.name, kind = view.kind, shared = view.shared } = request;
      const query = request.query ? filled(request.query) : filled(view.query);
      const before: ViewState = { ...view, query: filled(view.query) };
      if (changesOf(before, { name, kind, query, shared })) {
        if (shared !== view.shared) await requireRoom(tx, caller, boardId, shared);
        const values = [viewId, name, kind, JSON.stringify(query), shared];
        await tx.query(change, values).catch(rejectNamesake(name));
      }
      return this.resource(tx, viewId);
    });
  }

  delete(caller: Caller, boardId: number, viewId: number, expected: ExpectedVersions): Promise<void> {
    return this.changes.run(async (tx) => {
      const view = await this.lock(tx, caller, boardId, viewId);
      requireVersion(expected, view.version);
      await tx.query('DELETE FROM boards.saved_view WHERE id = $1', [viewId]);
    });
  }

  /** Locks the board for a change of one of its views. @throws NotFoundError also for a private view of another member */
  private async lock(
    tx: Executor,
    caller: Caller,
    boardId: number,
    viewId: number,
    shared?: boolean,
  ): Promise<SavedView> {
    const board = await this.boards.lock(tx, caller, boardId);
    const [view] = await tx.query<SavedView>(read, [boardId, memberOf(caller), viewId]);
    if (!view) throw new NotFoundError('view', viewId);
    if (view.shared || shared) requireAccess('boards:write', caller.principal);
    if (view.shared && shared === false && view.createdById !== memberOf(caller))
      throw new DomainError('forbidden', 'Only the author of a shared view can make it private.');
    requireOpenBoard(board);
    return view;
  }

  private async resource(tx: Executor, viewId: number): Promise<ResourceRow> {
    const [row] = await tx.query<ResourceRow>(resource, [viewId]);
    if (!row) throw new NotFoundError('view', viewId);
    return row;
  }
}

const memberOf = ({ principal }: Caller): number => principal.member.id;

/** Every property in one order, null where unset. */
function filled(query: ViewQueryInputDto): ViewQueryDto {
  const { q = null, assignee = null, label = null, due = null, group = null, sort = null } = query;
  return { q, assignee, label, due, group, sort, fields: query.fields ?? null };
}

/** @throws DomainError 409 if the board has reached its limit of shared views, or the caller that of private ones */
async function requireRoom(tx: Executor, caller: Caller, boardId: number, shared: boolean): Promise<void> {
  const [row] = await tx.query<{ shared: number; own: number }>(count, [boardId, memberOf(caller)]);
  const { sharedViewsPerBoardMax, privateViewsPerBoardMax } = limits;
  if (shared && (row?.shared ?? 0) >= sharedViewsPerBoardMax)
    throw new DomainError('limit_reached', `A board has at most ${sharedViewsPerBoardMax} shared views.`);
  if (!shared && (row?.own ?? 0) >= privateViewsPerBoardMax)
    throw new DomainError(
      'limit_reached',
      `You can keep at most ${privateViewsPerBoardMax} private views on a board.`,
    );
}

function rejectNamesake(name: string): (error: unknown) => never {
  return (error) => {
    if (isUniqueViolation(error, 'saved_view_shared_name'))
      throw new DomainError('conflict', `The board already has a shared view “${name}”; use another name.`);
    if (isUniqueViolation(error, 'saved_view_own_name'))
      throw new DomainError(
        'conflict',
        `You already have a private view “${name}” on this board; use another name.`,
      );
    throw error;
  };
}
