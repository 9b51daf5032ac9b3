import { Injectable } from '@nestjs/common';
import type { Caller, CardInclusion } from '@kiban/contracts';
import { entityTag, JsonResponse } from '@kiban/http-kit';
import { ActivityReader } from '../activity/activity.reader.js';
import { CardsReader } from '../cards/cards.reader.js';
import { ChecklistsReader } from '../checklists/checklists.reader.js';
import { CommentsReader } from '../comments/comments.reader.js';
import { resourceResponse } from '../sql/resource-response.js';

/** Properties of the response, as JSON text by name. */
type Details = Readonly<Record<string, string>>;

/** A card with what other features have about it. */
@Injectable()
export class CardDetailsReader {
  private readonly read: Readonly<
    Record<CardInclusion, (caller: Caller, cardId: number) => Promise<Details>>
  > = {
    checklist: async (_, cardId) => ({ checklistItems: await this.checklists.ofVisibleCard(cardId) }),
    comments: async (_, cardId) => pageOf('comments', await this.comments.ofVisibleCard(cardId)),
    activity: async (caller, cardId) => pageOf('activity', await this.activity.ofVisibleCard(caller, cardId)),
  };

  constructor(
    private readonly cards: CardsReader,
    private readonly checklists: ChecklistsReader,
    private readonly comments: CommentsReader,
    private readonly activity: ActivityReader,
  ) {}

  /** @throws NotFoundError also if the caller may not see the card */
  async one(caller: Caller, cardId: number, include: ReadonlySet<CardInclusion>): Promise<JsonResponse> {
    // Read before the details: a client may receive an update twice, and never misses one.
    const card = await this.cards.one(caller, cardId);
    if (include.size === 0) return resourceResponse(card);
    const details = await Promise.all([...include].map((name) => this.read[name](caller, cardId)));
    const added = details.flatMap((one) => Object.entries(one).map(([name, json]) => `,"${name}":${json}`));
    const text = `${card.json.slice(0, -1)}${added.join('')}}`;
    return new JsonResponse(text, { etag: entityTag(text, card.version) });
  }
}

function pageOf(name: string, { text, options }: JsonResponse): Details {
  return { [name]: text.toString(), [`${name}NextCursor`]: JSON.stringify(options.nextCursor ?? null) };
}
