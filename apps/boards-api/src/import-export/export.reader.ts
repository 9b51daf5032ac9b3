import { PassThrough } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';
import { DomainError, limits, NotFoundError, type Caller } from '@kiban/contracts';
import { Shares, StreamedResponse, writeAll } from '@kiban/http-kit';
import { changeBy } from '@kiban/messaging';
import type { Logger } from '@kiban/observability';
import { Database, type Transaction } from '@kiban/persistence';
import { scopeOf, type ScopeValues } from '../access/board-scope.js';
import { LOGGER } from '../config/tokens.js';
import { BoardChanges } from '../events/board-changes.js';
import { boardPieces, chart, dependencies, exportHead } from './data/export.sql.js';
import { fetchRows } from './fetch-rows.js';

interface Head {
  etag: string;
  name: string;
  json: string;
}

interface Exported {
  boardId: number;
  /** Whether with archived lists and cards, and with comments. */
  isWhole: boolean;
}

interface Piece {
  kind: 'list' | 'card' | 'comment';
  json: string;
}

/** A board as a file, read and sent in parts of one snapshot, so that its size does not matter. */
@Injectable()
export class ExportReader {
  /** Each export holds a connection of the pool until the client has received it. */
  private readonly shares = new Shares('exports', { principal: 2, workspace: 3, process: 4 });

  constructor(
    private readonly database: Database,
    private readonly changes: BoardChanges,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @throws NotFoundError, TooManyRequestsError, ServiceBusyError */
  async archive(caller: Caller, boardId: number): Promise<StreamedResponse> {
    const release = this.shares.take(caller);
    await this.record(caller, boardId).catch((error: unknown) => {
      release();
      throw error;
    });
    const out = new PassThrough();
    return new Promise((resolve, reject) => {
      const begin = ({ etag }: Head): void => resolve(new StreamedResponse(out, etag));
      this.send(scopeOf(caller), { boardId, isWhole: true }, out, begin)
        .catch((error: unknown) => {
          reject(error as Error);
          this.abort(out, error);
        })
        .finally(release);
    });
  }

  /**
   * A board as one text, as a copy begins: without archived lists and cards, and without comments, which belong to the
   * work on the original.
   * @throws NotFoundError, TooManyRequestsError, ServiceBusyError, and DomainError if it is larger than an import may be
   */
  async text(caller: Caller, boardId: number): Promise<string> {
    const release = this.shares.take(caller);
    const out = new PassThrough();
    const exported = { boardId, isWhole: false };
    const sending = this.send(scopeOf(caller), exported, out, () => undefined).finally(release);
    sending.catch((error: unknown) => out.destroy(error as Error));
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of out as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      // Leaving the loop ends the reading of the board.
      if (bytes > limits.importBytesMax) throw new DomainError('limit_reached', tooLarge);
      chunks.push(chunk);
    }
    await sending;
    return Buffer.concat(chunks).toString('utf8');
  }

  /** @param begin called when the board was found and its export begins */
  private async send(
    scope: ScopeValues,
    { boardId, isWhole }: Exported,
    out: PassThrough,
    begin: (head: Head) => void,
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      const [head] = await tx.query<Head>(exportHead, [...scope, boardId]);
      if (!head) throw new NotFoundError('board', boardId);
      begin(head);
      await writeAll(out, partsOf(tx, boardId, isWhole, head)).catch((error: unknown) => {
        // The transaction is not retried: parts of it were already sent.
        throw new ExportAbortedError(error);
      });
    });
    out.end();
  }

  /**
   * An export takes a whole board out of the service, so the audit log has it before its first byte is sent. This is not
   * within the transaction of the export: with a small pool, exports would wait for each other's connections.
   * @throws NotFoundError
   */
  private record(caller: Caller, boardId: number): Promise<void> {
    return this.changes.run(async (tx) => {
      const [head] = await tx.query<Head>(exportHead, [...scopeOf(caller), boardId]);
      if (!head) throw new NotFoundError('board', boardId);
      const { name } = head;
      tx.audit(changeBy(caller, { action: 'board.export', target: `board ${boardId}`, details: { name } }));
    });
  }

  /** Destroys the connection of an export that has begun. */
  private abort(out: PassThrough, error: unknown): void {
    if (!(error instanceof ExportAbortedError) || out.destroyed) return;
    this.logger.error({ err: error.cause }, 'export.aborted');
    out.destroy(error);
  }
}

const tooLarge = `A board can be duplicated if its export has at most ${limits.importBytesMax} bytes.`;

class ExportAbortedError extends Error {
  constructor(cause: unknown) {
    super('The export was not sent completely.', { cause });
    this.name = 'ExportAbortedError';
  }
}

async function* partsOf(
  tx: Transaction,
  boardId: number,
  isWhole: boolean,
  head: Head,
): AsyncGenerator<string> {
  const values = [boardId, isWhole];
  yield `${open(head.json)},"lists":[`;
  yield* listsOf(fetchRows<Piece>(tx, boardPieces, values));
  const [row] = await tx.query<{ json: string }>(chart, values);
  yield `],"gantt":${open(row?.json ?? '{}')},"dependencies":[`;
  let separator = '';
  for await (const rows of fetchRows<{ json: string }>(tx, dependencies, values)) {
    yield separator + rows.map(({ json }) => json).join();
    separator = ',';
  }
  yield ']}}';
}

/** An object’s text without its closing brace. */
const open = (json: string): string => json.slice(0, -1);

const collectionIn = { list: 'cards', card: 'comments', comment: undefined } as const;
const depthOf = { list: 0, card: 1, comment: 2 } as const;

/** Puts cards into their lists, and comments into their cards. */
async function* listsOf(batches: AsyncIterable<Piece[]>): AsyncGenerator<string> {
  /** Number of open objects. */
  let depth = 0;
  let separator = '';
  const close = (to: number): string => {
    const ends = depth > to ? ']}'.repeat(depth - to) : '';
    if (depth > to) separator = ',';
    depth = to;
    return ends;
  };
  for await (const pieces of batches) {
    yield pieces
      .map(({ kind, json }) => {
        const text = close(depthOf[kind]) + separator;
        const collection = collectionIn[kind];
        separator = collection ? '' : ',';
        if (!collection) return text + json;
        depth += 1;
        return `${text}${open(json)},"${collection}":[`;
      })
      .join('');
  }
  yield close(0);
}
