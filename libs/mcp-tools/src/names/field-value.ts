import type { CustomField, NewFieldValue } from '../api/shapes.js';

/**
 * A value as the API takes it. The listed type of a value is text, so that a model may send a number, a truth value, an id or
 * a list as text; the type of the field says what it means. Not validated: the API's error names the accepted values.
 */
export function fieldValue(field: CustomField | undefined, value: unknown): NewFieldValue {
  return (field !== undefined && typeof value === 'string' ? valueIn(field, value) : value) as NewFieldValue;
}

function valueIn(field: CustomField, text: string): unknown {
  const trimmed = text.trim();
  if (trimmed === 'null' && field.type !== 'text') return null;
  switch (field.type) {
    case 'number':
      return /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(trimmed) ? Number(trimmed) : text;
    case 'checkbox':
      return /^(true|false)$/i.test(trimmed) ? trimmed.toLowerCase() === 'true' : text;
    case 'select':
      return optionIn(field, text);
    case 'multi_select':
      return trimmed === '' ? [] : listIn(trimmed).map((option) => optionIn(field, option));
    case 'member':
      return idIn(trimmed) ?? text;
    case 'text':
    case 'url':
    case 'date':
      return text;
  }
}

/** A label wins over an id that looks like it. */
function optionIn({ options }: CustomField, option: unknown): unknown {
  if (typeof option !== 'string' || options.some(({ label }) => label === option.trim())) return option;
  const id = idIn(option.trim());
  return options.some((one) => one.id === id) ? id : option;
}

function listIn(text: string): unknown[] {
  if (!text.startsWith('[')) return [text];
  try {
    return [JSON.parse(text) as unknown].flat();
  } catch {
    return [text];
  }
}

const idIn = (text: string): number | undefined => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);
