import { Injectable } from '@nestjs/common';
import {
  DomainError,
  ValidationError,
  type Caller,
  type DuplicateBoardDto,
  type ImportResultDto,
} from '@kiban/contracts';
import { Shares } from '@kiban/http-kit';
import type { Executor } from '@kiban/persistence';
import { BoardsRepository } from '../store/boards/boards.repository.js';
import type { BoardArchive } from './board-archive.js';
import { copyOf, nameOfCopy } from './board-copy.js';
import { ExportReader } from './export.reader.js';
import { ImportBoard } from './import-board.use-case.js';
import { readArchive } from './read-archive.js';

/** How often a board is read again that became private while it was copied. */
const ATTEMPTS_MAX = 3;

/** Copies a board that the caller sees. The copy is an import of its export, so both have one rule. */
@Injectable()
export class DuplicateBoard {
  /** Each copy holds a whole board in memory, as the body of an import does. */
  private readonly shares = new Shares('copies of boards', { principal: 1, workspace: 1, process: 2 });

  constructor(
    private readonly reader: ExportReader,
    private readonly importBoard: ImportBoard,
    private readonly boards: BoardsRepository,
  ) {}

  /** @throws NotFoundError, TooManyRequestsError, ServiceBusyError, DomainError if the board is too large or the workspace is full */
  async execute(caller: Caller, boardId: number, request: DuplicateBoardDto): Promise<ImportResultDto> {
    const release = this.shares.take(caller);
    try {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await this.copy(caller, boardId, request);
        } catch (error) {
          if (!(error instanceof SourceChangedError) || attempt === ATTEMPTS_MAX) throw error;
        }
      }
    } finally {
      release();
    }
  }

  private async copy(caller: Caller, boardId: number, request: DuplicateBoardDto): Promise<ImportResultDto> {
    const source = JSON.parse(await this.reader.text(caller, boardId)) as BoardArchive;
    const { name = nameOfCopy(source.board.name), cards = true, assignees = true } = request;
    const copy = await readCopy(copyOf(source, name, { cards, assignees }));
    return this.importBoard.create(caller, copy, [], (tx) =>
      this.requireAsVisible(tx, caller, boardId, copy.board.visibility),
    );
  }

  /** The copy is written a while after its source was read: rights end by then, and a copy is never more visible. */
  private async requireAsVisible(
    tx: Executor,
    caller: Caller,
    boardId: number,
    copied: BoardArchive['board']['visibility'],
  ): Promise<void> {
    const visibility = await this.boards.visibilityOf(tx, caller, boardId);
    if (visibility === 'private' && copied !== 'private') throw new SourceChangedError();
  }
}

class SourceChangedError extends DomainError {
  constructor() {
    super('conflict', 'The board became private at the same time; send the request again.');
  }
}

/** @throws DomainError if the copy would be larger than an import may be */
async function readCopy(copy: BoardArchive): Promise<BoardArchive> {
  try {
    return await readArchive(copy);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new DomainError('limit_reached', `The board cannot be duplicated: ${error.message}`);
  }
}
