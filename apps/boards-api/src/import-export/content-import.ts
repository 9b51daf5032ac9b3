import type { Caller } from '@kiban/contracts';
import type { ImportReport } from '@kiban/import';
import type { Transaction } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';
import type { BoardArchive } from './board-archive.js';
import { CardDetailsImport, type ImportedNames } from './card-details-import.js';
import { CardImport } from './card-import.js';
import { GanttImport } from './gantt-import.js';
import { MentionsImport } from './mentions-import.js';
import type { NamedMembers } from './named-members.js';

/** Where the content of an archive goes. */
export interface ImportTarget {
  boardId: number;
  listIds: readonly number[];
  names: ImportedNames;
  report: ImportReport;
}

/** What the lists of an import contain: cards with their details, and their dependencies. */
@Injectable()
export class ContentImport {
  constructor(
    private readonly cards: CardImport,
    private readonly details: CardDetailsImport,
    private readonly gantt: GanttImport,
    private readonly mentions: MentionsImport,
  ) {}

  /** What cards refer to by its name: labels, fields and members. */
  insertNames(
    tx: Transaction,
    boardId: number,
    archive: BoardArchive,
    members: NamedMembers,
  ): Promise<ImportedNames> {
    return this.details.insertNames(tx, boardId, archive, members);
  }

  /** @returns the number of cards */
  async insert(
    tx: Transaction,
    caller: Caller,
    archive: BoardArchive,
    { boardId, listIds, names, report }: ImportTarget,
  ): Promise<number> {
    const cardIds: number[] = [];
    for (const [index, list] of archive.lists.entries()) {
      for await (const made of this.cards.insert(tx, caller, listIds[index] ?? 0, list.cards)) {
        await this.details.insert(tx, caller, names, made, report);
        await this.mentions.insert(tx, boardId, made);
        for (const { id } of made) cardIds.push(id);
      }
    }
    await this.gantt.insert(tx, boardId, archive.gantt, cardIds);
    return cardIds.length;
  }
}
