import { Injectable } from '@nestjs/common';
import {
  NotFoundError,
  type UpdateChecklistItemDto,
  requireVersion,
  type Caller,
  type ExpectedVersions,
} from '@kiban/contracts';
import { BoardChanges } from '../../events/board-changes.js';
import { changesOf } from '../../events/changes.js';
import { respacing } from '../../order/order-versions.js';
import { placeOf } from '../../order/place.js';
import { isInGap, type MadeRank } from '../../order/siblings.js';
import { textBytes } from '../../quotas/growth.js';
import { Quotas } from '../../quotas/quotas.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { pipelined } from '../../sql/pipelined.js';
import { ChecklistsRepository } from '../checklists.repository.js';

/** Changes the text, the state or the position of a checklist item; omitted properties are unchanged. */
@Injectable()
export class UpdateChecklistItem {
  constructor(
    private readonly changes: BoardChanges,
    private readonly checklists: ChecklistsRepository,
    private readonly quotas: Quotas,
  ) {}

  async execute(
    caller: Caller,
    cardId: number,
    itemId: number,
    request: UpdateChecklistItemDto,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    const { text, done, ...position } = request;
    const isPlaced = Object.values(position).some((value) => value !== undefined);
    const place = isPlaced ? placeOf(position) : null;
    const room = await this.quotas.room(caller, { cards: 0, textBytes: textBytes(text) });
    const { siblings } = this.checklists;
    return this.changes.run(async (tx) => {
      const [card, item, gap] = await pipelined(
        this.checklists.lockCard(tx, caller, cardId),
        this.checklists.read(tx, cardId, itemId),
        place ? siblings.gap(tx, cardId, place, itemId) : Promise.resolve(null),
      );
      if (!item) throw new NotFoundError('checklist item', itemId);
      requireVersion(expected, item.version);
      let made: MadeRank = { rank: item.rank, respaced: false };
      if (place && gap && !isInGap(item.rank, gap))
        made = await siblings.rankIn(tx, gap, { parentId: cardId, place, movingId: itemId });
      const changes = changesOf(
        { text: item.text, done: item.done, position: item.rank },
        { text, done, position: made.rank },
      );
      if (!changes) return this.checklists.resource(tx, itemId);
      const after = { text: text ?? item.text, done: done ?? item.done, rank: made.rank };
      room.take(tx, { cards: 0, textBytes: textBytes(after.text) - textBytes(item.text) });
      const all = { ...changes, ...respacing(made) };
      return this.checklists.saveAndCommit(tx, caller, card, item, after, all);
    });
  }
}
