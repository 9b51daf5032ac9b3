import { hasAtMost, isVisibleText, limits, ValidationError } from '@kiban/contracts';

const NAME_LENGTH_MAX = 100;

// Control characters, format characters and line breaks could alter a mail or hide a part of the name. The two
// joiners (U+200C, U+200D) are part of the spelling of Persian and Indic names.
const HIDDEN = /(?![\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/u;

/** @throws ValidationError when the name is blank, too long or contains control characters */
export function readPersonName(text: string): string {
  return readName(text, 'name');
}

/** @throws ValidationError when the name is blank, too long or contains control characters */
export function readWorkspaceName(text: string): string {
  return readName(text, 'The workspace name');
}

/** @throws ValidationError when the name is blank, too long or contains control characters */
export function readPasskeyName(text: string): string {
  return readName(text, 'name', limits.passkeyNameLengthMax);
}

function readName(text: string, subject: string, lengthMax = NAME_LENGTH_MAX): string {
  const name = text.trim();
  if (!isVisibleText(name) || !hasAtMost(name, lengthMax) || HIDDEN.test(name))
    throw new ValidationError(
      'name',
      'text',
      `${subject} must have 1 to ${lengthMax} characters, without line breaks, and must not be blank.`,
    );
  return name;
}

const QUOTE_LENGTH_MAX = 60;

/** A name for use in a mail: one line, bounded, without text that a mail program turns into a link. */
export function quotedInMail(name: string): string {
  const plain = name
    .replaceAll(new RegExp(HIDDEN, 'gu'), ' ')
    .replaceAll(/[:/\\@<>]|(?<=\S)\.(?=\S)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length > QUOTE_LENGTH_MAX ? `${plain.slice(0, QUOTE_LENGTH_MAX).toWellFormed()}…` : plain;
}
