import { Injectable } from '@nestjs/common';
import { DomainError } from '@kiban/contracts';
import type { Transaction } from '@kiban/persistence';
import type { ResourceRow } from '../../sql/json-text.js';
import { CardWriter } from '../writing/card-writer.js';
import { partWrite, type PartWrite } from './part-write.js';

/** Writes comments, checklist items and field values by `boards.write_parts`, which has the rules. */
@Injectable()
export class CardParts {
  constructor(private readonly writer: CardWriter) {}

  /** @returns the part, which no longer exists after a deletion @throws DomainError */
  write(write: PartWrite): Promise<ResourceRow> {
    return this.writer.write(partWrite(write));
  }

  /** The same in the transaction of a caller that has locked the card. @throws DomainError */
  async writeIn(tx: Transaction, write: PartWrite): Promise<ResourceRow> {
    const [outcome] = await this.writer.writeIn(tx, [partWrite(write)]);
    if (outcome instanceof DomainError) throw outcome;
    return outcome as ResourceRow;
  }
}
