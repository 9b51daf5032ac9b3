import { cardPropertyList, type CardPropertyValues } from '@kiban/vocabulary';

/** What one write adds to a workspace; a negative number of bytes means that text becomes shorter. */
export interface Growth {
  cards: number;
  textBytes: number;
}

/** Bytes of texts as PostgreSQL stores them (UTF-8); null counts 0. */
export function textBytes(...texts: readonly (string | null | undefined)[]): number {
  return texts.reduce((sum, text) => sum + (text ? Buffer.byteLength(text) : 0), 0);
}

/** For a card's own texts. */
export function cardTextBytes(card: Partial<CardPropertyValues>): number {
  const texts = cardPropertyList().filter(([, { type }]) => type === 'text');
  return textBytes(...texts.map(([name]) => card[name] as string | null | undefined));
}

/** For a list's attached information; an object without attributes counts 0. */
export function infoTextBytes({
  text,
  attributes,
}: {
  text: string | null;
  attributes: Record<string, string>;
}): number {
  const isEmpty = Object.keys(attributes).length === 0;
  return textBytes(text, isEmpty ? null : JSON.stringify(attributes));
}
