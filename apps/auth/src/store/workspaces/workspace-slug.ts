import { ValidationError } from '@kiban/contracts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SLUG_LENGTH_MAX = 40;

/** @throws ValidationError when the text is not a valid slug */
export function readSlug(text: string): string {
  if (text.length < 2 || text.length > SLUG_LENGTH_MAX || !SLUG.test(text))
    throw new ValidationError(
      'slug',
      'slug',
      'slug must have 2 to 40 lower-case letters and digits, separated by single hyphens.',
    );
  return text;
}

/** Derives a slug from a name, e.g. “Aiko & Co.” → aiko-co; `suffix` distinguishes workspaces of the same name. */
export function slugOf(name: string, suffix: string): string {
  const base = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, SLUG_LENGTH_MAX - suffix.length - 1)
    .replace(/-+$/, '');
  const named = base.length < 2 ? 'workspace' : base;
  return suffix ? `${named}-${suffix}` : named;
}
