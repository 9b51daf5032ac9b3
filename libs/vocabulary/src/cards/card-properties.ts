import type { limits } from '../limits.js';

/** What can carry a property of a card, beside every response that contains the card. */
export type CardCarrier =
  /** `POST /cards`. */
  | 'create'
  /** `PATCH /cards/{id}`, its event with `changes`, its line of the activity and its undo. */
  | 'update'
  /** `POST /cards/{id}/copy`. */
  | 'copy'
  /** The file of a board, and what is made from it: an import, a duplicate, a board of a template. */
  | 'export'
  /** `data` of the events about the card. */
  | 'event';

interface Declared {
  /** In `boards.card`. */
  readonly column: string;
  /** Whether null stands for no value. */
  readonly nullable: boolean;
  readonly carriedBy: readonly CardCarrier[];
  /** In `changes` of an event. */
  readonly changed: string;
  readonly description?: string;
  readonly example: string | number | null;
}

/** Its UTF-8 bytes count for the quota of the workspace. */
interface TextProperty extends Declared {
  readonly type: 'text';
  /** The limit of its characters, by name: a reader without need of the limits does not load them. */
  readonly lengthMax: keyof typeof limits;
  /** Whether the text must not be blank. */
  readonly filled?: boolean;
}

/** A whole day, or a moment. */
interface DateProperty extends Declared {
  readonly type: 'date';
}

interface NumberProperty extends Declared {
  readonly type: 'number';
  readonly integer?: boolean;
  readonly min: number;
  readonly max: number;
}

export type CardProperty = TextProperty | DateProperty | NumberProperty;

/**
 * The properties that a person gives to a card. This is their only list: types, columns, SQL functions, requests, responses,
 * events, files and arguments of MCP tools are derived from it. States (completed, archived), related rows (labels, people,
 * values) and the position have rules of their own. docs/decisions/0087-a-card-property-is-declared-once.md
 */
export const cardProperties = {
  title: {
    type: 'text',
    column: 'title',
    nullable: false,
    filled: true,
    lengthMax: 'titleLengthMax',
    carriedBy: ['create', 'update', 'copy', 'export', 'event'],
    changed: 'The title',
    example: 'Prepare the launch',
  },
  description: {
    type: 'text',
    column: 'description',
    nullable: true,
    lengthMax: 'descriptionLengthMax',
    carriedBy: ['create', 'update', 'copy', 'export'],
    changed: 'The description',
    example: 'Press kit, announcement, checklist',
  },
  startDate: {
    type: 'date',
    column: 'start_date',
    nullable: true,
    carriedBy: ['create', 'update', 'copy', 'export'],
    changed: 'The start date',
    example: '2026-11-24',
  },
  dueDate: {
    type: 'date',
    column: 'due_date',
    nullable: true,
    carriedBy: ['create', 'update', 'copy', 'export', 'event'],
    changed: 'The due date',
    example: '2026-11-30',
  },
  progress: {
    type: 'number',
    column: 'progress',
    nullable: true,
    integer: true,
    min: 0,
    max: 100,
    carriedBy: ['copy', 'export'],
    changed: 'Percent done',
    description: 'Progress of the Gantt task in percent',
    example: null,
  },
} as const satisfies Readonly<Record<string, CardProperty>>;

type Table = typeof cardProperties;
export type CardPropertyName = keyof Table;

/** Names of the properties that a carrier carries. */
export type CarriedBy<Carrier extends CardCarrier> = {
  [Name in CardPropertyName]: Carrier extends Table[Name]['carriedBy'][number] ? Name : never;
}[CardPropertyName];

type Given<Property extends CardProperty> = Property['type'] extends 'number' ? number : string;
type Nullable<Property extends CardProperty> = Property['nullable'] extends true ? null : never;

/** The values of a card. */
export type CardPropertyValues = {
  -readonly [Name in CardPropertyName]: Given<Table[Name]> | Nullable<Table[Name]>;
};

/** What an update gives; an omitted property is unchanged. */
export type UpdatedProperties = Partial<Pick<CardPropertyValues, CarriedBy<'update'>>>;

type RequiredName = {
  [Name in CardPropertyName]: Table[Name]['nullable'] extends true ? never : Name;
}[CardPropertyName];

/** What a creation gives; an omitted property is null. */
export type CreatedProperties = Pick<CardPropertyValues, CarriedBy<'create'> & RequiredName> &
  Partial<Pick<CardPropertyValues, Exclude<CarriedBy<'create'>, RequiredName>>>;

/** The properties, in the order of the table. @param carrier only those that it carries */
export function cardPropertyList(carrier?: CardCarrier): [CardPropertyName, CardProperty][] {
  const all = Object.entries(cardProperties) as [CardPropertyName, CardProperty][];
  return carrier ? all.filter(([, { carriedBy }]) => carriedBy.includes(carrier)) : all;
}

/** The properties of an object that a carrier carries, without those that are undefined. */
export function carriedProperties<Carrier extends CardCarrier, From extends object>(
  carrier: Carrier,
  from: From,
): Pick<From, CarriedBy<Carrier> & keyof From> {
  const values = from as Readonly<Record<string, unknown>>;
  const given = cardPropertyList(carrier).flatMap(([name]) =>
    values[name] === undefined ? [] : [[name, values[name]]],
  );
  return Object.fromEntries(given) as Pick<From, CarriedBy<Carrier> & keyof From>;
}

/** The same with null for each property that is undefined and can be. */
export function filledProperties<Carrier extends CardCarrier>(
  carrier: Carrier,
  from: object,
): Pick<CardPropertyValues, CarriedBy<Carrier>> {
  const values = from as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    cardPropertyList(carrier).map(([name]) => [name, values[name] ?? null]),
  ) as unknown as Pick<CardPropertyValues, CarriedBy<Carrier>>;
}
