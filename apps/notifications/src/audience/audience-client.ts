import {
  audienceItemsMax,
  audienceSubject,
  type Audience,
  type AudienceItem,
  type AudienceRequest,
  type AudienceResponse,
} from '@kiban/contracts';
import { IntakeBlockedError, request, type NatsConnection } from '@kiban/messaging';
import { groupsBy } from '../store/groups-by.js';
import { cellOfEvent, subjectOfCell } from './cells.js';

/** An event of a workspace. */
export interface AskedItem {
  workspaceId: number;
  item: AudienceItem;
}

/** Requests from boards-api which members an event notifies. Each database of boards replies for its own events. */
export class AudienceClient {
  constructor(
    private readonly connection: NatsConnection,
    private readonly timeoutMs: number,
  ) {}

  /**
   * @returns the audiences by event id, without those of deleted boards
   * @throws IntakeBlockedError when boards-api does not respond
   */
  async of(items: readonly AskedItem[]): Promise<Map<number, Audience>> {
    const groups = groupsBy(items, ({ workspaceId, item }) => `${workspaceId}.${cellOfEvent(item.eventId)}`);
    const found = await Promise.all([...groups.values()].map((group) => this.ofGroup(group)));
    return new Map(found.flat().map((audience) => [audience.eventId, audience]));
  }

  private async ofGroup(items: readonly AskedItem[]): Promise<Audience[]> {
    const [first] = items;
    if (!first) return [];
    const subject = subjectOfCell(audienceSubject, cellOfEvent(first.item.eventId));
    const audiences: Audience[] = [];
    let next = 0;
    while (next < items.length) {
      const asked = items.slice(next, next + audienceItemsMax).map(({ item }) => item);
      const response = await this.ask(subject, { workspaceId: first.workspaceId, items: asked });
      audiences.push(...response.items);
      if (response.read < 1) throw new IntakeBlockedError('boards-api read no item of a request.');
      next += response.read;
    }
    return audiences;
  }

  private async ask(subject: string, message: AudienceRequest): Promise<AudienceResponse> {
    try {
      return await request<AudienceResponse>(this.connection, subject, message, this.timeoutMs);
    } catch (error) {
      throw new IntakeBlockedError('boards-api does not respond.', { cause: error });
    }
  }
}
