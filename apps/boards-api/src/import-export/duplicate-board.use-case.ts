import { Injectable } from '@nestjs/common';
import type { Caller, DuplicateBoardDto, ImportResultDto } from '@kiban/contracts';
import { copyOf, nameOfCopy } from './board-copy.js';
import { ExportReader } from './export.reader.js';
import { ImportBoard } from './import-board.use-case.js';
import { readArchive } from './read-archive.js';

/** Copies a board that the caller sees. The copy is an import of its export, so both have one rule. */
@Injectable()
export class DuplicateBoard {
  constructor(
    private readonly reader: ExportReader,
    private readonly importBoard: ImportBoard,
  ) {}

  /** @throws NotFoundError, DomainError if the board is too large or the workspace is full */
  async execute(caller: Caller, boardId: number, request: DuplicateBoardDto): Promise<ImportResultDto> {
    const source = readArchive(JSON.parse(await this.reader.text(caller, boardId)));
    const { name = nameOfCopy(source.board.name), cards = true, assignees = true } = request;
    return this.importBoard.create(caller, copyOf(source, name, { cards, assignees }), []);
  }
}
