import { createHash } from 'node:crypto';
import { limits } from '@kiban/client';
import { z } from 'zod';
import type { CardReference } from '../names/resolve.js';

/** Arguments that several tools share. */

const id = (): z.ZodType<number> =>
  z.int('must be an id, a positive integer').positive('must be an id, a positive integer');

/** An object identified by its id, or by its name when that is unique. */
export const idOrName = (description = 'Id or name'): z.ZodType<number | string> =>
  reference().meta({ description });

const reference = (): z.ZodType<number | string> =>
  z.union([id(), z.string().trim().min(1).max(limits.nameLengthMax)], 'must be an id or a name');

export const boardArgument = (): z.ZodType<number | string> => idOrName();

const CARD_SENTENCE = 'must be an id, a positive integer, or the number of a card such as "#12"';

const CARD = /^#?[1-9]\d{0,14}$/;

const card = (): z.ZodType<CardReference> =>
  z
    .union([id(), z.string().trim().regex(CARD, CARD_SENTENCE)], CARD_SENTENCE)
    .transform((given) =>
      typeof given === 'string' && !given.startsWith('#') ? Number(given) : (given as CardReference),
    );

/** A card by its id, or by its number as people see it. Digits alone are an id. */
export const cardArgument = (description?: string): z.ZodType<CardReference> =>
  card().meta(description === undefined ? {} : { description });

export const limitArgument = (max: number, fallback: number): z.ZodDefault<z.ZodType<number>> =>
  z
    .int(`must be a number from 1 to ${max}`)
    .min(1, `must be a number from 1 to ${max}`)
    .max(max, `must be at most ${max}; read on with the cursor`)
    .default(fallback);

export const cursorArgument = (): z.ZodOptional<z.ZodType<string>> =>
  z.string().max(2_000).optional().meta({ description: 'nextCursor' });

/** A text of a bounded length. */
export const textArgument = (max: number): z.ZodString =>
  z.string().max(max, `must have at most ${max.toLocaleString('en')} characters`);

/** The same, with at least one visible character. */
export const filledArgument = (max: number): z.ZodType<string> =>
  textArgument(max).refine((text) => text.trim() !== '', 'must not be blank');

export const descriptionArgument = (): z.ZodType<string> => textArgument(limits.descriptionLengthMax);

/** A set of objects, each identified by its id or name. */
export const setArgument = (max: number, of: string): z.ZodArray<z.ZodType<number | string>> =>
  z.array(reference()).max(max, `must have at most ${max} ${of}`);

/** A value of a custom field. Not checked here: the API knows the field's type, and its error names the accepted values. */
export const valueArgument = (): z.ZodType =>
  z.unknown().meta({
    description: 'Text; or number, true, JSON list of options; null clears',
    anyOf: [
      { type: 'string' },
      { type: 'number' },
      { type: 'boolean' },
      { type: 'array', items: { type: 'string' } },
      { type: 'null' },
    ],
  });

/** What belongs to a card beside its own properties. */
export const relatedArguments = {
  assignees: setArgument(limits.assigneesPerCardMax, 'members').optional(),
  labels: setArgument(limits.labelsPerBoardMax, 'labels').optional(),
  fields: z
    .array(z.strictObject({ field: idOrName(), value: valueArgument() }))
    .max(limits.fieldsPerBoardMax, `must have at most ${limits.fieldsPerBoardMax} fields`)
    .optional(),
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day or a date-time. The API rejects those that do not exist. */
export const dateArgument = (): z.ZodType<string> =>
  z
    .string()
    .refine(
      (text) => /^\d{4}-\d{2}-\d{2}([Tt].*)?$/.test(text),
      'must be a day such as 2026-11-30, or a date-time such as 2026-11-30T09:30:00Z',
    )
    .refine(
      (text) => DAY.test(text) || /([Zz]|[+-]\d{2}:\d{2})$/.test(text),
      'must end in Z or an offset, such as 2026-11-30T09:30:00Z, when it names a time',
    );

/** A day; of a date-time only its day in UTC is used. */
export const dayArgument = (): z.ZodType<string> =>
  dateArgument().overwrite((text) =>
    DAY.test(text) || Number.isNaN(Date.parse(text)) ? text : new Date(text).toISOString().slice(0, 10),
  );

/** A moment in milliseconds, from a day (its beginning in UTC) or a date-time. */
export const momentArgument = (): z.ZodType<number> =>
  dateArgument()
    .refine((text) => !Number.isNaN(Date.parse(text)), 'must be a day or a time that exists')
    .transform((text) => Date.parse(text));

export const dateDescription = 'YYYY-MM-DD or RFC 3339';

export const placeArguments = {
  position: z.enum(['first', 'last'], 'must be first or last').optional(),
  before: card().optional(),
  after: card().optional(),
};

export const expectedVersionArgument = (): z.ZodOptional<z.ZodType<number>> =>
  z.int('must be a version, an integer').positive('must be a version, an integer').optional();

/** Becomes the API's `Idempotency-Key`, which is visible ASCII: other text is replaced by its digest. */
export const requestKeyArgument = (): z.ZodOptional<z.ZodType<string>> =>
  z
    .string()
    .min(1, 'must have 1 to 100 characters')
    .max(100, 'must have 1 to 100 characters')
    .overwrite((text) =>
      /^[\x21-\x7e]+$/.test(text) ? text : createHash('sha256').update(text).digest('base64url'),
    )
    .optional()
    .meta({ description: 'Your key; repeats run once' });
