import { Inject, Injectable } from '@nestjs/common';
import {
  cardOf,
  eventData,
  eventKinds,
  eventPath,
  hasCardNumber,
  type EventKind,
  type EventPayloadDto,
  type Principal,
} from '@kiban/contracts';
import type { DispatcherConfig } from '../config/dispatcher-config.js';
import { DISPATCHER_CONFIG } from '../infrastructure/tokens.js';
import { EventsReader } from '../store/events.reader.js';

const SAMPLES_MAX = 3;

/** Sample deliveries of a kind: the workspace’s newest events, or else an invented one. */
@Injectable()
export class SampleEvents {
  constructor(
    private readonly events: EventsReader,
    @Inject(DISPATCHER_CONFIG) private readonly config: Pick<DispatcherConfig, 'PUBLIC_ORIGIN'>,
  ) {}

  async of(principal: Principal, kind: EventKind): Promise<EventPayloadDto[]> {
    const rows = await this.events.newest(principal.workspace.id, kind, SAMPLES_MAX);
    if (rows.length > 0) return rows.map(({ body }) => JSON.parse(body.toString('utf8')) as EventPayloadDto);
    return [madeUp(principal, kind, this.config.PUBLIC_ORIGIN)];
  }
}

function madeUp({ workspace, member }: Principal, kind: EventKind, origin: string): EventPayloadDto {
  const boardId = eventKinds[kind].source === 'boards' ? 1 : null;
  const data = eventData[kind].example;
  const cardId = cardOf({ event: kind, data });
  return {
    id: 244_911_212_134_400,
    event: kind,
    occurredAt: '2026-11-21T09:30:00.000Z',
    workspace: { slug: workspace.slug, name: workspace.name },
    boardId,
    ...(cardId === null ? {} : { cardId }),
    actor: { memberId: member.id, name: member.name },
    url: origin + eventPath(kind, boardId, data),
    ...(hasCardNumber(kind) ? { number: 12 } : {}),
    data,
  };
}
