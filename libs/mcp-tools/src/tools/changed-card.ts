import { limits } from '@kiban/client';
import { z } from 'zod';
import {
  expectedVersionArgument,
  filledArgument,
  cardArgument,
  idOrName,
  placeArguments,
  relatedArguments,
  setArgument,
} from './argument-fields.js';
import { cardPropertyArguments } from './card-property-arguments.js';

const labels = (): ReturnType<typeof setArgument> => setArgument(limits.labelsPerBoardMax, 'labels');

/** The changes of one card in a batch. */
export const changedCard = z.strictObject({
  card: cardArgument('Id or #12'),
  set: z.strictObject(cardPropertyArguments('update')).optional(),
  move: z.strictObject({ list: idOrName().optional(), ...placeArguments }).optional(),
  labels: z.strictObject({ add: labels().optional(), remove: labels().optional() }).optional(),
  assignees: relatedArguments.assignees,
  fields: relatedArguments.fields,
  checklist: z
    .array(
      z.strictObject({
        item: idOrName('Text or id'),
        text: filledArgument(limits.titleLengthMax).optional(),
        done: z.boolean().optional(),
        remove: z.boolean().optional(),
      }),
    )
    .optional(),
  done: z.boolean().optional(),
  archived: z.boolean().optional(),
  expectedVersion: expectedVersionArgument(),
});

export type ChangedCard = z.infer<typeof changedCard>;

/** The same with the id of the card. */
export type KnownCard = Omit<ChangedCard, 'card'> & { card: number };
