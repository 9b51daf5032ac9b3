import { ValidationError } from '@kiban/contracts';

const NAME_LENGTH_MAX = 100;

// Control and format characters and line breaks, which would reach into a mail or hide a part of the name. The two
// joiners (U+200C, U+200D) belong to the spelling of Persian and Indic names.
const HIDDEN = /(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/u;

/** @throws ValidationError when the name is blank, too long or holds control characters */
export function readPersonName(text: string): string {
  return readName(text, 'name');
}

/** @throws ValidationError when the name is blank, too long or holds control characters */
export function readWorkspaceName(text: string): string {
  return readName(text, 'The workspace’s name');
}

function readName(text: string, subject: string): string {
  const name = text.trim();
  if (name.length === 0 || name.length > NAME_LENGTH_MAX || HIDDEN.test(name))
    throw new ValidationError(
      'name',
      'text',
      `${subject} must be text of 1 to ${NAME_LENGTH_MAX} characters, not blank and without line breaks.`,
    );
  return name;
}

const QUOTE_LENGTH_MAX = 60;

/** A name as a mail may show it: one line, bounded, and nothing that a mail program turns into a link. */
export function quotedInMail(name: string): string {
  const plain = name
    .replaceAll(new RegExp(HIDDEN, 'gu'), ' ')
    .replaceAll(/[:/\\@<>]|(?<=\S)\.(?=\S)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length > QUOTE_LENGTH_MAX ? `${plain.slice(0, QUOTE_LENGTH_MAX).toWellFormed()}…` : plain;
}
