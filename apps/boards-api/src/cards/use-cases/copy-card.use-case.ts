import { Injectable } from '@nestjs/common';
import { ValidationError, type CardDto, type Caller, type CopyCardDto } from '@kiban/contracts';
import { Database, type Transaction } from '@kiban/persistence';
import { BoardChanges } from '../../events/board-changes.js';
import { Quotas } from '../../quotas/quotas.js';
import type { Room } from '../../quotas/room.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { CardCopies } from '../../store/cards/card-copies.js';
import { CardsRepository } from '../../store/cards/cards.repository.js';
import { CardPlacing } from '../../store/placing/card-placing.js';
import { StaleValueError, whileFieldsChange } from '../../store/stale-value-error.js';
import { isRefusal } from '../batched-card.js';
import { copyCreation, copyGrowth } from '../copied-card.js';

/** Creates a card with the content of another one. */
@Injectable()
export class CopyCard {
  constructor(
    private readonly database: Database,
    private readonly changes: BoardChanges,
    private readonly cards: CardsRepository,
    private readonly copies: CardCopies,
    private readonly placing: CardPlacing,
    private readonly quotas: Quotas,
  ) {}

  /** @throws DomainError */
  execute(caller: Caller, cardId: number, request: CopyCardDto): Promise<ResourceRow> {
    return whileFieldsChange(async () => {
      // Only for the room: what is copied is read again under the locks.
      const source = await this.copies.read(this.database, caller, cardId, request.listId);
      const room = await this.quotas.room(caller, copyGrowth(source, request));
      return this.changes.run((tx) => this.copy(tx, caller, cardId, request, room));
    });
  }

  private async copy(
    tx: Transaction,
    caller: Caller,
    cardId: number,
    request: CopyCardDto,
    room: Room,
  ): Promise<ResourceRow> {
    const listIds = request.listId === undefined ? [] : [request.listId];
    await this.cards.take(tx, caller, { cardIds: [cardId], listIds });
    const source = await this.copies.read(tx, caller, cardId, request.listId);
    const listId = request.listId ?? source.listId;
    const [row] = await this.placing.createAll(tx, [copyCreation(caller, source, listId, request, room)]);
    if (!row) throw new Error('A creation has no result.');
    // The caller named none of them: a label or a member of the target was removed since the read.
    if (row instanceof ValidationError) throw new StaleValueError();
    if (isRefusal(row)) throw row;
    const { checklist = true } = request;
    const hasChecklist = checklist && source.checklistTotal > 0;
    if (!hasChecklist && !source.mentions) return row;
    const { id } = JSON.parse(row.json) as CardDto;
    if (hasChecklist) await this.copies.addChecklist(tx, source.id, id);
    if (source.mentions) await this.copies.addMentions(tx, source.id, id);
    return { ...row, ...(await this.cards.resource(tx, caller, id)) };
  }
}
