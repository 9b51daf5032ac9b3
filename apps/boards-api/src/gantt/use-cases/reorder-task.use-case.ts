import { Injectable } from '@nestjs/common';
import { requireVersion, type Caller, type ExpectedVersions } from '@kiban/contracts';
import { BoardChanges } from '../../events/board-changes.js';
import { recordEvent } from '../../events/record-event.js';
import { parentVersion, respacing } from '../../order/order-versions.js';
import { requiredPlace, type PlaceRequest } from '../../order/place.js';
import { isInGap } from '../../order/siblings.js';
import type { ResourceRow } from '../../sql/json-text.js';
import { BoardsRepository } from '../../store/boards/boards.repository.js';
import { lockCard } from '../../store/cards/card-locks.js';
import { CardsRepository } from '../../store/cards/cards.repository.js';
import { requireActiveCard } from '../../store/cards/domain/card.js';
import { ListsRepository } from '../../store/lists/lists.repository.js';
import { GanttRepository } from '../data/gantt.repository.js';

/** Moves a task to another position in the chart; the cards of the board keep their positions. */
@Injectable()
export class ReorderTask {
  constructor(
    private readonly changes: BoardChanges,
    private readonly boards: BoardsRepository,
    private readonly lists: ListsRepository,
    private readonly cards: CardsRepository,
    private readonly gantt: GanttRepository,
  ) {}

  execute(
    caller: Caller,
    cardId: number,
    request: PlaceRequest,
    expected: ExpectedVersions,
  ): Promise<ResourceRow> {
    const place = requiredPlace(request);
    return this.changes.run(async (tx) => {
      const { boardId } = await this.cards.read(tx, caller, cardId);
      await this.boards.lockOpen(tx, caller, boardId);
      await lockCard(tx, cardId);
      // No card may leave the board or be deleted until all of them have ranks.
      await this.lists.lockAll(tx, boardId);
      const card = await this.cards.lock(tx, caller, cardId);
      requireVersion(expected, card.version);
      requireActiveCard(card);
      const { rank: before } = await this.gantt.place(tx, cardId);
      const othersRanked = await this.gantt.rankAll(tx, boardId);
      const gap = await this.gantt.siblings.gap(tx, boardId, place, cardId);
      const isMoved = before === null || !isInGap(before, gap);
      // Ranks that were made for others are a change as well: without an event, readers would not learn of them.
      if (isMoved || othersRanked) {
        const made = isMoved
          ? await this.gantt.siblings.rankIn(tx, gap, { parentId: boardId, place, movingId: cardId })
          : { rank: before, respaced: false };
        if (isMoved) await this.gantt.setRank(tx, cardId, boardId, made.rank);
        const cardVersion = await this.cards.touch(tx, card);
        const boardVersion = await this.boards.touch(tx, boardId);
        await recordEvent(tx, caller, {
          kind: 'gantt.reorder',
          boardId,
          cardId,
          listIds: [card.listId],
          data: { id: cardId, title: card.title, position: made.rank },
          changes: {
            position: { from: before, to: made.rank },
            ...parentVersion('boardVersion', boardVersion),
            ...parentVersion('cardVersion', cardVersion),
            ...respacing({ respaced: made.respaced || othersRanked }),
          },
        });
      }
      return this.gantt.task(tx, cardId);
    });
  }
}
