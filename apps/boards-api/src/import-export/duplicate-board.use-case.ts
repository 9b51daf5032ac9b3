import { Injectable } from '@nestjs/common';
import type { Caller, DuplicateBoardDto, ImportResultDto } from '@kiban/contracts';
import { Shares } from '@kiban/http-kit';
import { copyOf, nameOfCopy } from './board-copy.js';
import { ExportReader } from './export.reader.js';
import { ImportBoard } from './import-board.use-case.js';
import { readArchive } from './read-archive.js';

/** Copies a board that the caller sees. The copy is an import of its export, so both have one rule. */
@Injectable()
export class DuplicateBoard {
  /** Each copy holds a whole board in memory, as the body of an import does. */
  private readonly shares = new Shares('copies of boards', { principal: 1, workspace: 1, process: 2 });

  constructor(
    private readonly reader: ExportReader,
    private readonly importBoard: ImportBoard,
  ) {}

  /** @throws NotFoundError, TooManyRequestsError, ServiceBusyError, DomainError if the board is too large or the workspace is full */
  async execute(caller: Caller, boardId: number, request: DuplicateBoardDto): Promise<ImportResultDto> {
    const release = this.shares.take(caller);
    try {
      return await this.copy(caller, boardId, request);
    } finally {
      release();
    }
  }

  private async copy(caller: Caller, boardId: number, request: DuplicateBoardDto): Promise<ImportResultDto> {
    const source = readArchive(JSON.parse(await this.reader.text(caller, boardId)));
    const { name = nameOfCopy(source.board.name), cards = true, assignees = true } = request;
    return this.importBoard.create(caller, copyOf(source, name, { cards, assignees }), []);
  }
}
