import {
  dateOrTimestampSentence,
  dependencyTypes,
  fieldTypes,
  hasAtMost,
  isDate,
  isVisibleText,
  limits,
  readDateOrTimestamp,
  readTimestamp,
  timestampSentence,
  viewKinds,
  weekdays,
} from '@kiban/contracts';
import {
  cardPropertyList,
  type CardProperty,
  type CardPropertyValues,
  type CarriedBy,
} from '@kiban/vocabulary';
import { z } from 'zod';
import { listOf, mapOf, unreadListOf } from './bounded-collections.js';

const text = (max: number) =>
  z
    .string()
    .refine((value) => hasAtMost(value, max), `must have at most ${max} characters`)
    .refine((value) => !value.includes('\u0000') && value.isWellFormed(), 'must be storable text');
const filled = (max: number) => text(max).refine(isVisibleText, 'must not be blank');
const name = filled(limits.nameLengthMax);
/** A day or a moment, as cards store them. */
const date = z
  .string()
  .refine((value) => readDateOrTimestamp(value) !== undefined, `must be ${dateOrTimestampSentence}`)
  .overwrite((value) => readDateOrTimestamp(value) ?? value);
const moment = z
  .string()
  .refine((value) => readTimestamp(value) !== undefined, `must be ${timestampSentence}`)
  .overwrite((value) => readTimestamp(value) ?? value);
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time of day such as 08:45');
const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'must be a colour such as #3b82f6');

/** A member, for the exporting workspace and for others: the id counts only together with the name. */
const member = z.strictObject({ memberId: z.int().min(1).optional(), name: z.string() });
const value = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  listOf(z.string(), limits.optionsPerFieldMax),
  member,
  z.null(),
]);
const cardNumber = z.int().min(0);

type Values = Pick<CardPropertyValues, CarriedBy<'export'>>;

/** The card's properties; one that can be null may be absent. */
const properties = Object.fromEntries(
  cardPropertyList('export').map(([of, property]) => {
    const read = valueOf(property);
    return [of, property.nullable ? read.nullable().default(null) : read];
  }),
) as unknown as { [Name in keyof Values]: z.ZodType<Values[Name]> };

function valueOf(property: CardProperty): z.ZodType<string | number> {
  if (property.type === 'date') return date;
  if (property.type === 'text')
    return property.filled ? filled(limits[property.lengthMax]) : text(limits[property.lengthMax]);
  const { integer, min, max } = property;
  return (integer ? z.int() : z.number()).min(min).max(max);
}

export const card = z.strictObject({
  ...properties,
  completed: z.boolean().default(false),
  completedAt: moment.nullable().default(null),
  archived: z.boolean().default(false),
  labels: listOf(z.string(), limits.labelsPerBoardMax).default([]),
  assignees: listOf(member, limits.assigneesPerCardMax).default([]),
  checklist: listOf(
    z.strictObject({ text: filled(limits.titleLengthMax), done: z.boolean() }),
    limits.checklistItemsPerCardMax,
  ).default([]),
  comments: listOf(z.strictObject({ text: filled(limits.commentLengthMax) })).default([]),
  values: mapOf(value, limits.fieldsPerBoardMax).default({}),
});

const list = z.strictObject({
  name,
  info: z
    .strictObject({
      text: text(limits.descriptionLengthMax).nullable(),
      color: text(50).nullable(),
      cardLimit: z.int().min(0).max(limits.cardsPerListMax).nullable(),
      attributes: mapOf(text(1_000), 50).refine(
        (given) => Object.keys(given).every((name) => text(100).safeParse(name).success),
        'must have names of at most 100 storable characters',
      ),
    })
    .default({ text: null, color: null, cardLimit: null, attributes: {} }),
  /** Indexes of its column and row in the arrays below, on a grid or timetable. */
  column: z.int().min(0).nullable().default(null),
  row: z.int().min(0).nullable().default(null),
  archived: z.boolean().default(false),
  /** Read one after the other (read-archive.ts): they are most of a file. */
  cards: unreadListOf(limits.cardsPerImportMax).default([]),
});

const gantt = z.strictObject({
  /** Cards with a position in the chart, in its order; the others follow in the board's order. */
  order: listOf(cardNumber, limits.cardsPerImportMax).default([]),
  milestones: listOf(cardNumber, limits.cardsPerImportMax).default([]),
  dependencies: listOf(
    z.strictObject({
      task: cardNumber,
      dependsOn: cardNumber,
      type: z.enum(dependencyTypes),
      lagDays: z.int().min(-limits.lagDaysMax).max(limits.lagDaysMax),
    }),
  ).default([]),
});

export const archive = z.strictObject({
  format: z.literal('kiban.board'),
  formatVersion: z.literal(1),
  board: z.strictObject({
    name,
    description: text(limits.descriptionLengthMax).nullable().default(null),
    kind: z.enum(['kanban', 'grid', 'timetable']).default('kanban'),
    visibility: z.enum(['workspace', 'private']).default('workspace'),
    defaultView: z.enum(viewKinds).nullable().default(null),
  }),
  columns: listOf(
    z.strictObject({
      name,
      weekday: z.enum(weekdays).nullable().default(null),
      date: z.string().refine(isDate, 'must be a date such as 2026-11-21').nullable().default(null),
    }),
    limits.columnsPerBoardMax,
  ).default([]),
  rows: listOf(
    z.strictObject({
      name,
      startTime: time.nullable().default(null),
      endTime: time.nullable().default(null),
    }),
    limits.rowsPerBoardMax,
  ).default([]),
  labels: listOf(z.strictObject({ name: filled(100), color }), limits.labelsPerBoardMax).default([]),
  fields: listOf(
    z.strictObject({
      name: filled(100),
      type: z.enum(fieldTypes),
      options: listOf(
        z.strictObject({ label: filled(100), color: color.nullable().default(null) }),
        limits.optionsPerFieldMax,
      ).default([]),
    }),
    limits.fieldsPerBoardMax,
  ).default([]),
  lists: listOf(list, limits.listsPerBoardMax).default([]),
  /** Cards are referenced by number: from 0, through the cards of all lists in the order of the file. */
  gantt: gantt.default({ order: [], milestones: [], dependencies: [] }),
});

/** A board as a file whose cards are not read yet. */
export type UnreadArchive = z.infer<typeof archive>;
export type ArchivedCard = z.infer<typeof card>;
export type ArchivedList = Omit<UnreadArchive['lists'][number], 'cards'> & { cards: ArchivedCard[] };
/** A board as a file: without its own ids, so that every import gives an equal board. */
export type BoardArchive = Omit<UnreadArchive, 'lists'> & { lists: ArchivedList[] };
export type ArchivedGantt = z.infer<typeof gantt>;
export type ArchivedMember = z.infer<typeof member>;
