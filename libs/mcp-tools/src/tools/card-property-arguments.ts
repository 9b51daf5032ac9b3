import {
  cardPropertyList,
  limits,
  type CardProperty,
  type CreatedProperties,
  type UpdatedProperties,
} from '@kiban/vocabulary';
import { z } from 'zod';
import { dateArgument, dateDescription, filledArgument, textArgument } from './argument-fields.js';

interface Given {
  create: CreatedProperties;
  update: UpdatedProperties;
}

type Arguments<Values> = { [Name in keyof Values]-?: z.ZodType<Values[Name]> };

/** The properties of a card as arguments: a new card omits a property without a value, and an update clears one by null. */
export function cardPropertyArguments<As extends keyof Given>(as: As): Arguments<Given[As]> {
  const list = cardPropertyList(as);
  // The list of tools is in every conversation, so one date explains all.
  const explained = list.find(([, { type }]) => type === 'date')?.[0];
  const made = list.map(([name, property]) => {
    const read = valueOf(property);
    const given = as === 'update' ? (property.nullable ? read.nullable() : read).optional() : read;
    const argument = as === 'create' && property.nullable ? read.optional() : given;
    return [name, name === explained ? argument.meta({ description: dateDescription }) : argument];
  });
  return Object.fromEntries(made) as Arguments<Given[As]>;
}

function valueOf(property: CardProperty): z.ZodType<string | number> {
  if (property.type === 'date') return dateArgument();
  if (property.type === 'text')
    return property.filled
      ? filledArgument(limits[property.lengthMax])
      : textArgument(limits[property.lengthMax]);
  const { integer, min, max } = property;
  return (integer ? z.int() : z.number()).min(min).max(max);
}
