import {
  audienceSubject,
  seenBoardsSubject,
  type Audience,
  type AudienceItem,
  type AudienceRequest,
  type AudienceResponse,
  type SeenBoardsRequest,
  type SeenBoardsResponse,
} from '@kiban/contracts';
import { reply, type NatsConnection } from '@kiban/messaging';

/** The boards of a workspace as boards-api knows them, which replies over the real broker. */
export class BoardWorld {
  /** Members who see a board; boards that are not here do not exist. */
  readonly seenBy = new Map<number, Set<number>>();
  readonly watching = new Map<number, Set<number>>();
  isUp = true;
  /** Items of the requests so far, by event id. */
  readonly asked: AudienceItem[] = [];

  reply(connection: NatsConnection): void {
    const onError = (): void => undefined;
    reply<AudienceRequest>(connection, audienceSubject, (request) => this.audience(request), { onError });
    reply<SeenBoardsRequest>(connection, seenBoardsSubject, (request) => this.seen(request), { onError });
  }

  /** A board that these members see. */
  board(id: number, members: readonly number[]): void {
    this.seenBy.set(id, new Set(members));
  }

  watch(cardId: number, members: readonly number[]): void {
    this.watching.set(cardId, new Set(members));
  }

  private async audience({ items }: AudienceRequest): Promise<AudienceResponse> {
    this.requireUp();
    this.asked.push(...items);
    return { items: items.flatMap((item) => this.audienceOf(item)), read: items.length };
  }

  private audienceOf({
    eventId,
    boardId,
    cardId,
    actorId,
    memberIds = [],
    onlyDirect,
  }: AudienceItem): Audience[] {
    const seenBy = this.seenBy.get(boardId);
    if (!seenBy) return [];
    const hears = (id: number): boolean => seenBy.has(id) && id !== actorId;
    const direct = memberIds.filter(hears);
    const watching = [...(this.watching.get(cardId ?? 0) ?? [])].filter(
      (id) => hears(id) && !direct.includes(id),
    );
    return [
      {
        eventId,
        boardId,
        boardName: `Board ${boardId}`,
        cardTitle: cardId === undefined ? null : `Card ${cardId}`,
        direct,
        watching: onlyDirect ? [] : watching,
      },
    ];
  }

  private async seen({ memberId, boardIds }: SeenBoardsRequest): Promise<SeenBoardsResponse> {
    this.requireUp();
    return { boardIds: boardIds.filter((id) => this.seenBy.get(id)?.has(memberId)) };
  }

  private requireUp(): void {
    if (!this.isUp) throw new Error('boards-api is down');
  }
}
