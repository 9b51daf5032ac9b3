import { cardPropertyList, type CardPropertyName, type UpdatedProperties } from '@kiban/vocabulary';
import { UsageError } from '../console/failure.js';
import type { Flag, Given } from './command.js';

/** Flags that are named or described in their own way; every other property has its name and what it is. */
const OWN: Readonly<Partial<Record<CardPropertyName, { flag?: string; summary: string }>>> = {
  description: { summary: 'Markdown; with update, an empty text removes it' },
  startDate: { flag: 'start', summary: 'start date, such as 2026-11-23' },
  dueDate: { flag: 'due', summary: 'due date or time' },
};

/** The properties that `cards create` and `cards update` both take as flags. */
const CONTENTS = cardPropertyList('update').filter(
  ([name, { carriedBy }]) => name !== 'title' && carriedBy.includes('create'),
);

const flagOf = (name: CardPropertyName): string =>
  OWN[name]?.flag ?? name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const contentFlags: Readonly<Record<string, Flag>> = Object.fromEntries(
  CONTENTS.map(([name, { type, changed }]) => [
    flagOf(name),
    { summary: OWN[name]?.summary ?? changed.replace(/^T/, 't'), value: type },
  ]),
);

/** The properties that were given; an empty text removes one. @throws UsageError for a number that is none */
export function contentsOf(given: Given): Omit<UpdatedProperties, 'title'> {
  return Object.fromEntries(
    CONTENTS.flatMap(([name, { type }]): [string, string | number | null][] => {
      const text = given.text(flagOf(name));
      if (text === undefined) return [];
      if (text === '') return [[name, null]];
      const value = type === 'number' ? Number(text) : text;
      if (Number.isNaN(value)) throw new UsageError(`--${flagOf(name)} must be a number.`);
      return [[name, value]];
    }),
  );
}
