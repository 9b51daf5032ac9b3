import { z } from 'zod';
import { ToolError } from '../tools/tool-error.js';

/**
 * A cursor says where to read on. It carries no right: each page is read anew with the caller's own
 * rights, so a changed cursor shows nothing that its sender may not see. It is opaque by convention
 * and checked on entry, since it comes back from a model.
 */
export function cursorText(kind: string, place: object): string {
  return Buffer.from(JSON.stringify([kind, place])).toString('base64url');
}

/** @throws ToolError when the text is no cursor of this kind */
export function readCursor<Place>(kind: string, schema: z.ZodType<Place>, text: string): Place {
  try {
    const [given, place] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as [unknown, unknown];
    if (given === kind) return schema.parse(place);
  } catch {
    // Falls through to the one refusal that every fault has.
  }
  throw new ToolError(
    'invalid_cursor',
    'The cursor is not one that this tool gave for these arguments. Leave it out to start from the beginning.',
  );
}
