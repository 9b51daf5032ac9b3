import { ValidationError } from '@kiban/contracts';

export type CursorPart = string | number;

/** Packs the sort key of a page's last row; opaque to clients. */
export function encodeCursor(parts: readonly CursorPart[]): string {
  return Buffer.from(JSON.stringify(parts)).toString('base64url');
}

/**
 * @param kinds the type of each part, in order
 * @throws ValidationError if the text is not a cursor of this collection
 */
export function decodeCursor<const Kinds extends readonly ('string' | 'number')[]>(
  text: string,
  kinds: Kinds,
): { [Index in keyof Kinds]: Kinds[Index] extends 'string' ? string : number } {
  let parts: unknown;
  try {
    parts = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
  } catch {
    parts = undefined;
  }
  const fits =
    Array.isArray(parts) &&
    parts.length === kinds.length &&
    kinds.every((kind, index) => {
      const part: unknown = (parts as unknown[])[index];
      return kind === 'number'
        ? Number.isSafeInteger(part)
        : typeof part === 'string' && !part.includes('\u0000');
    });
  if (!fits)
    throw new ValidationError(
      'cursor',
      'cursor',
      'cursor must be the X-Next-Cursor of the previous page, or absent for the first page.',
    );
  return parts as { [Index in keyof Kinds]: Kinds[Index] extends 'string' ? string : number };
}

/** Drops the row that was read beyond the page; its presence means that there is a next page. */
export function cutPage<Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => readonly CursorPart[],
): { rows: Row[]; nextCursor: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return { rows: page, nextCursor: rows.length > limit && last ? encodeCursor(keyOf(last)) : null };
}
