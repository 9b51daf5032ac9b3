import {
  cardPropertyList,
  limits,
  type CardCarrier,
  type CardProperty,
  type CardPropertyValues,
  type CarriedBy,
  type CreatedProperties,
  type UpdatedProperties,
} from '@kiban/vocabulary';
import {
  DueDateField,
  DueDateInputField,
  IntegerField,
  NumberField,
  StringField,
  TextField,
} from '../fields/fields.js';
import type { FieldOptions } from '../fields/field.js';

/** The card's properties in each kind of DTO class. */
interface ValuesOf {
  create: CreatedProperties;
  update: UpdatedProperties;
  export: Pick<CardPropertyValues, CarriedBy<'export'>>;
  event: Pick<CardPropertyValues, CarriedBy<'event'>>;
  response: CardPropertyValues;
}

type Class<Instance extends object> = new () => Instance;

/**
 * A DTO class with the properties of a card (`cardProperties`), each with its check and its schema, after those of the base.
 * @param as what the class describes
 */
export function WithCardProperties<As extends keyof ValuesOf, Base extends object>(
  as: As,
  base: Class<Base>,
): Class<Base & ValuesOf[As]> {
  // The base is a type parameter, which TypeScript extends only with the signature of a mixin.
  class Described extends (base as Class<object>) {}
  const carrier: CardCarrier | 'response' = as;
  for (const [name, property] of cardPropertyList(carrier === 'response' ? undefined : carrier))
    decoratorOf(as, property)(Described.prototype, name);
  return Described as Class<Base & ValuesOf[As]>;
}

function decoratorOf(as: keyof ValuesOf, property: CardProperty): PropertyDecorator {
  const { nullable, description, example } = property;
  const optional = as === 'update' || (as === 'create' && nullable);
  const options: FieldOptions = { optional, nullable, example, ...(description && { description }) };
  return as === 'create' || as === 'update' ? input(property, options) : output(property, options);
}

function input(property: CardProperty, options: FieldOptions): PropertyDecorator {
  switch (property.type) {
    case 'text':
      return TextField({
        ...options,
        minLength: property.filled ? 1 : 0,
        maxLength: limits[property.lengthMax],
      });
    case 'date':
      return DueDateInputField(options);
    case 'number':
      return number(property, options);
  }
}

function output(property: CardProperty, options: FieldOptions): PropertyDecorator {
  switch (property.type) {
    case 'text':
      return StringField(options);
    case 'date':
      return DueDateField(options);
    case 'number':
      return number(property, options);
  }
}

function number(
  { integer, min, max }: Extract<CardProperty, { type: 'number' }>,
  options: FieldOptions,
): PropertyDecorator {
  return integer ? IntegerField({ ...options, min, max }) : NumberField({ ...options, min, max });
}
