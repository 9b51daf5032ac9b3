import {
  eventChanges,
  eventData,
  eventKindNames,
  eventKinds,
  eventSchemaName,
  EventPayloadDto,
  type EventKind,
  hasCardNumber,
} from '@kiban/contracts';

type Schemas = Readonly<Record<string, unknown>>;

const reference = (name: string): { $ref: string } => ({ $ref: `#/components/schemas/${name}` });

export const eventSchemaReference = (kind: EventKind): { $ref: string } => reference(eventSchemaName(kind));

/**
 * The payload of every kind, by name: for webhook deliveries and NATS messages. Each part has a name, so that generators do not
 * invent one.
 *
 * @param classes schemas of the classes of `@kiban/contracts`, by class name
 */
export function eventComponents(classes: Schemas): Record<string, unknown> {
  return Object.fromEntries(
    eventKindNames.flatMap((kind): [string, unknown][] => {
      const name = eventSchemaName(kind);
      const data = dataComponent(kind);
      const changes = changesComponent(kind);
      return [
        [name, payload(classes, kind)],
        ...(data ? [[dataName(kind), data] as [string, unknown]] : []),
        ...(changes ? [[changesName(kind), changes] as [string, unknown]] : []),
      ];
    }),
  );
}

const changesName = (kind: EventKind): string => `${eventSchemaName(kind)}Changes`;
const dataName = (kind: EventKind): string => `${eventSchemaName(kind)}Data`;

/** The properties of every event, with this kind's own. One object: generators merge `allOf` badly. */
function payload(classes: Schemas, kind: EventKind): object {
  const { properties, required = [] } = schemaOf(classes);
  const { changes, number, cardId, ...common } = properties;
  const [type, ...more] = eventData[kind].classes;
  return {
    type: 'object',
    properties: {
      ...common,
      ...(eventKinds[kind].concerns.card === undefined ? {} : { cardId }),
      ...(hasCardNumber(kind) ? { number } : {}),
      event: { type: 'string', const: kind },
      ...(isOfBoard(kind)
        ? {
            boardId: {
              type: 'integer',
              format: 'int64',
              minimum: 1,
              description: 'Id of the board',
              example: 3,
            },
          }
        : {}),
      data: {
        ...reference(more.length > 0 ? dataName(kind) : type.name),
        description: descriptionOf(common['data']),
      },
      ...(hasChanges(kind)
        ? { changes: { ...reference(changesName(kind)), description: descriptionOf(changes) } }
        : {}),
    },
    required,
  };
}

const descriptionOf = (schema: unknown): string => (schema as { description: string }).description;

interface PayloadSchema {
  properties: Record<string, unknown>;
  required?: string[];
}

function schemaOf(classes: Schemas): PayloadSchema {
  const schema = classes[EventPayloadDto.name] as Partial<PayloadSchema> | undefined;
  if (!schema?.properties) throw new Error(`The services describe no ${EventPayloadDto.name}.`);
  return { ...schema, properties: schema.properties };
}

/** `data` of a kind that is about different things. */
function dataComponent(kind: EventKind): object | null {
  const { classes } = eventData[kind];
  return classes.length > 1 ? { anyOf: classes.map(({ name }) => reference(name)) } : null;
}

export const isOfBoard = (kind: EventKind): boolean => eventKinds[kind].source === 'boards';
const hasChanges = (kind: EventKind): boolean => Object.keys(eventChanges[kind]).length > 0;

/** `changes` of a kind; every property is optional. */
function changesComponent(kind: EventKind): object | null {
  if (!hasChanges(kind)) return null;
  return {
    type: 'object',
    description: `Properties that a ${kind} event changed; unchanged ones are absent`,
    properties: Object.fromEntries(
      Object.entries(eventChanges[kind]).map(([name, { type, description }]) => [
        name,
        { ...reference(type.name), description },
      ]),
    ),
  };
}
