import { StringField } from './fields/fields.js';

/** The `url` of a resource. @param path of the example */
export const PermanentAddressField = (
  path: string,
  options: { optional?: boolean } = {},
): PropertyDecorator =>
  StringField({
    ...options,
    format: 'uri',
    description: 'Permanent address on the screen',
    example: `https://kiban.example${path}`,
  });
