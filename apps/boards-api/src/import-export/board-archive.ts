import { fieldTypes, isDate, isTimestamp, limits, ValidationError, weekdays } from '@kiban/contracts';
import { z } from 'zod';

const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !value.includes('\u0000') && value.isWellFormed(), 'must be storable text');
const name = text(limits.nameLengthMax).min(1);
const date = z.string().refine((value) => isDate(value) || isTimestamp(value), 'must be a date or timestamp');
const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]);

const card = z.strictObject({
  title: text(limits.titleLengthMax).min(1),
  description: text(limits.descriptionLengthMax).nullable().default(null),
  startDate: date.nullable().default(null),
  dueDate: date.nullable().default(null),
  completed: z.boolean().default(false),
  archived: z.boolean().default(false),
  progress: z.int().min(0).max(100).nullable().default(null),
  labels: z.array(z.string()).default([]),
  checklist: z
    .array(z.strictObject({ text: text(limits.titleLengthMax).min(1), done: z.boolean() }))
    .default([]),
  comments: z.array(z.strictObject({ text: text(limits.commentLengthMax).min(1) })).default([]),
  values: z.record(z.string(), value).default({}),
});

const list = z.strictObject({
  name,
  info: z
    .strictObject({
      text: z.string().nullable(),
      color: z.string().nullable(),
      cardLimit: z.int().nullable(),
      attributes: z.record(z.string(), z.string()),
    })
    .default({ text: null, color: null, cardLimit: null, attributes: {} }),
  /** Places of its column and row in the arrays below, on a grid or timetable. */
  column: z.int().min(0).nullable().default(null),
  row: z.int().min(0).nullable().default(null),
  archived: z.boolean().default(false),
  cards: z.array(card).max(limits.cardsPerListMax).default([]),
});

const archive = z.strictObject({
  format: z.literal('kiban.board'),
  formatVersion: z.literal(1),
  board: z.strictObject({
    name,
    description: text(limits.descriptionLengthMax).nullable().default(null),
    kind: z.enum(['kanban', 'grid', 'timetable']).default('kanban'),
    visibility: z.enum(['workspace', 'private']).default('workspace'),
  }),
  columns: z
    .array(z.strictObject({ name, weekday: z.enum(weekdays).nullable(), date: z.string().nullable() }))
    .max(limits.columnsPerBoardMax)
    .default([]),
  rows: z
    .array(z.strictObject({ name, startTime: z.string().nullable(), endTime: z.string().nullable() }))
    .max(limits.rowsPerBoardMax)
    .default([]),
  labels: z
    .array(z.strictObject({ name: text(100).min(1), color: z.string().regex(/^#[0-9a-fA-F]{6}$/) }))
    .max(limits.labelsPerBoardMax)
    .default([]),
  fields: z
    .array(
      z.strictObject({
        name: text(100).min(1),
        type: z.enum(fieldTypes),
        options: z.array(z.strictObject({ label: text(100).min(1), color: z.string().nullable() })),
      }),
    )
    .max(limits.fieldsPerBoardMax)
    .default([]),
  lists: z.array(list).max(limits.listsPerBoardMax).default([]),
});

/** A board as a file: without ids, so that it comes back equal wherever it is imported. */
export type BoardArchive = z.infer<typeof archive>;
export type ArchivedCard = z.infer<typeof card>;
export type ArchivedList = z.infer<typeof list>;

/** @throws ValidationError that names the first member which is not as the format says */
export function readArchive(body: unknown): BoardArchive {
  const result = archive.safeParse(body);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const field = issue?.path.join('.') ?? '';
  throw new ValidationError(
    field || 'body',
    'archive',
    `${field || 'The body'}: ${issue?.message ?? 'is no export'}.`,
  );
}
