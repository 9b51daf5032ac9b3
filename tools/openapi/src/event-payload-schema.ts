import { eventData, EventPayloadDto, type EventKind } from '@kiban/contracts';
import { publicName } from './public-schemas.js';

const reference = (className: string): object => ({ $ref: `#/components/schemas/${publicName(className)}` });

/** The payload of one kind, with references to the document's schemas: common properties, and the kind's `data`. */
export function eventPayloadSchema(kind: EventKind): Record<string, unknown> {
  const classes = eventData[kind].classes.map(({ name }) => reference(name));
  return {
    allOf: [
      reference(EventPayloadDto.name),
      {
        type: 'object',
        properties: {
          event: { type: 'string', const: kind },
          data: classes.length === 1 ? classes[0] : { anyOf: classes },
        },
      },
    ],
  };
}

/** Workspace kinds, whose `boardId` is null. */
const ofWorkspace = (kind: EventKind): boolean => /^(member|token|client|webhook)\./.test(kind);

/** A sample payload with the kind's example of `data`. */
export function eventExample(kind: EventKind): Record<string, unknown> {
  return {
    id: 244_911_212_134_400,
    event: kind,
    occurredAt: '2026-11-21T09:30:00.000Z',
    workspace: { slug: 'demo', name: 'Demo' },
    boardId: ofWorkspace(kind) ? null : 3,
    actor: { memberId: 7, name: 'Aiko Tanaka' },
    data: eventData[kind].example,
    ...(kind === 'card.move' ? { changes: { listName: { from: 'To do', to: 'Doing' } } } : {}),
  };
}
