import { Injectable } from '@nestjs/common';
import type { Caller, CardChangeDto, DomainError, UpdateCardDto } from '@kiban/contracts';
import { Database } from '@kiban/persistence';
import { MemberDirectory, type KnownMember } from '../members/member-directory.js';
import { Quotas } from '../quotas/quotas.js';
import { CardValues, valueBytes } from '../store/fields/card-values.js';
import type { Related } from '../store/placing/related.js';
import { asRefusal } from './batched-card.js';
import { changeOf, updateGrowth, type CardChange, type ChangeParts } from './changed-card.js';
import { RelatedParts, type ReadCard } from './related-parts.js';

/** What a request wants of cards, checked and completed before its transaction: members, labels, room of the workspace. */
@Injectable()
export class WantedChanges {
  constructor(
    private readonly values: CardValues,
    private readonly database: Database,
    private readonly members: MemberDirectory,
    private readonly quotas: Quotas,
    private readonly related: RelatedParts,
  ) {}

  /** One for each item, in their order: a change, or why it is refused. */
  async of(caller: Caller, items: readonly CardChangeDto[]): Promise<(CardChange | DomainError)[]> {
    const memberIds = new Set(items.flatMap(({ assignees }) => assignees?.add ?? []));
    const fault = await this.members.complete(caller, [...memberIds]);
    const read = await this.related.readAll(
      caller,
      items.map(({ id, set }) => [{ cardId: id }, set ?? {}] as const),
    );
    const parts = items.map((item, n) => readChange(item, read[n]));
    const textBytes = parts.reduce((sum, { item, related }) => sum + bytesOf(item, related), 0);
    const room = await this.quotas.room(caller, { cards: 0, textBytes });
    const candidates = await this.candidatesFor(caller, items);
    return parts.map(
      ({ item, related, refusal }) =>
        refusal ?? changeOrRefusal(caller, item, { room, related, candidates, fault }),
    );
  }

  /** The directory may query auth, so members are read once, before the transaction. */
  private async candidatesFor(caller: Caller, items: readonly CardChangeDto[]): Promise<KnownMember[]> {
    for (const { field } of items)
      if (field && (await this.values.mayNameMember(this.database, field))) return this.members.all(caller);
    return [];
  }
}

/** An item as it is stored, with what `set` writes beside the card's own properties. */
interface ReadChange {
  item: CardChangeDto;
  related: Related;
  refusal: DomainError | undefined;
}

function readChange(item: CardChangeDto, read: ReadCard<UpdateCardDto> | undefined): ReadChange {
  if (!item.set || !read) return { item, related: {}, refusal: undefined };
  return { item: Object.assign({}, item, { set: read.request }), related: read.related, refusal: read.fault };
}

/** The most that a change adds to its workspace. */
const bytesOf = ({ set, field }: CardChangeDto, related: Related): number =>
  (set ? updateGrowth(set, related).textBytes : 0) + (field ? valueBytes(field) : 0);

function changeOrRefusal(caller: Caller, item: CardChangeDto, parts: ChangeParts): CardChange | DomainError {
  try {
    return changeOf(caller, item, parts);
  } catch (error) {
    return asRefusal(error);
  }
}
