import { z } from 'zod';
import { ToolError } from '../schemas/tool-error.js';

/**
 * A cursor holds a position. It grants no access: each page is read with the caller's rights, so a forged cursor
 * reveals nothing. It is opaque by convention and validated, since a model sends it back.
 */
export function cursorText(kind: string, place: object): string {
  return Buffer.from(JSON.stringify([kind, place])).toString('base64url');
}

/** @throws ToolError when the text is not a cursor of this kind */
export function readCursor<Place>(kind: string, schema: z.ZodType<Place>, text: string): Place {
  try {
    const [given, place] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as [unknown, unknown];
    if (given === kind) return schema.parse(place);
  } catch {
    // Falls through to the common error.
  }
  throw new ToolError(
    'invalid_cursor',
    'The cursor does not match this tool and these arguments. Omit it to start from the beginning.',
  );
}
