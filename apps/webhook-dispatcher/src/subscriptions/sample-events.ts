import { Injectable } from '@nestjs/common';
import { eventData, type EventKind, type EventPayloadDto, type Principal } from '@kiban/contracts';
import { EventsRepository } from '../store/events.repository.js';

const SAMPLES_MAX = 3;

/** Sample deliveries of a kind: the workspace’s newest events, or else an invented one. */
@Injectable()
export class SampleEvents {
  constructor(private readonly events: EventsRepository) {}

  async of(principal: Principal, kind: EventKind): Promise<EventPayloadDto[]> {
    const rows = await this.events.newest(principal.workspace.id, kind, SAMPLES_MAX);
    if (rows.length > 0) return rows.map(({ body }) => JSON.parse(body.toString('utf8')) as EventPayloadDto);
    return [madeUp(principal, kind)];
  }
}

function madeUp({ workspace, member }: Principal, kind: EventKind): EventPayloadDto {
  const ofWorkspace = /^(member|token|client|webhook)\./.test(kind);
  return {
    id: 244_911_212_134_400,
    event: kind,
    occurredAt: '2026-11-21T09:30:00.000Z',
    workspace: { slug: workspace.slug, name: workspace.name },
    boardId: ofWorkspace ? null : 1,
    actor: { memberId: member.id, name: member.name },
    data: eventData[kind].example,
  };
}
