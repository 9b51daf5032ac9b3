import { limits } from '@kiban/contracts';
import { z } from 'zod';

const NAME_LENGTH_MAX = 100;

/**
 * An array whose elements are read up to the first invalid one. Zod reads all of them and creates an issue for each
 * fault, which takes seconds for a file of empty objects.
 */
export function listOf<Element extends z.ZodType>(
  element: Element,
  max: number = limits.importValuesMax,
): z.ZodType<z.output<Element>[]> {
  return z.unknown().transform((value, context) => {
    const items = arrayOf(value, max, context);
    if (!items) return z.NEVER;
    const read: z.output<Element>[] = [];
    for (const [index, item] of items.entries()) {
      const { data, error } = element.safeParse(item);
      if (error) return rejected(context, [index, ...(error.issues[0]?.path ?? [])], messageOf(error));
      read.push(data);
    }
    return read;
  });
}

/** An array whose elements are read later. */
export function unreadListOf(max: number): z.ZodType<unknown[]> {
  return z.unknown().transform((value, context) => arrayOf(value, max, context) ?? z.NEVER);
}

/** @returns undefined for one that is rejected */
function arrayOf(value: unknown, max: number, context: z.core.$RefinementCtx): unknown[] | undefined {
  if (Array.isArray(value) && value.length <= max) return value as unknown[];
  const message = Array.isArray(value) ? `must have at most ${max} elements` : 'must be an array';
  context.addIssue({ code: 'custom', path: [], message });
  return undefined;
}

/** An object with any property names, read up to the first invalid value. */
export function mapOf<Value extends z.ZodType>(
  element: Value,
  max: number,
): z.ZodType<Record<string, z.output<Value>>> {
  return z.unknown().transform((value, context) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return rejected(context, [], 'must be an object');
    const names = Object.keys(value);
    if (names.length > max) return rejected(context, [], `must have at most ${max} properties`);
    const read: [string, z.output<Value>][] = [];
    for (const name of names) {
      const { data, error } = element.safeParse((value as Record<string, unknown>)[name]);
      if (error) return rejected(context, [name, ...(error.issues[0]?.path ?? [])], messageOf(error));
      read.push([name, data]);
    }
    return Object.fromEntries(read);
  });
}

/** The path of the first fault, with long names truncated. */
export function pathOfFault(path: readonly PropertyKey[]): string {
  return path.map((part) => String(part).slice(0, NAME_LENGTH_MAX).toWellFormed()).join('.');
}

const messageOf = (error: z.ZodError): string => error.issues[0]?.message ?? 'is not valid';

function rejected(context: z.core.$RefinementCtx, path: PropertyKey[], message: string): never {
  context.addIssue({ code: 'custom', path, message });
  return z.NEVER;
}
