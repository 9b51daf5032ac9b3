import type { Messages } from './messages.js';

/** Says an error of the API in the language of the screen; a code without a text has the API's sentence. */
export function errorText(code: string, sentence: string, { errors }: Messages): string {
  if (!isKnown(code, errors)) return sentence;
  return errors[code](sentence);
}

const isKnown = (code: string, errors: Messages['errors']): code is keyof Messages['errors'] =>
  Object.hasOwn(errors, code);
