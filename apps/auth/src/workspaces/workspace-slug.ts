import { ValidationError } from '@kiban/contracts';

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SLUG_LENGTH_MAX = 40;

/** @throws ValidationError when it cannot name a workspace in addresses */
export function readSlug(text: string): string {
  if (text.length < 2 || text.length > SLUG_LENGTH_MAX || !SLUG.test(text))
    throw new ValidationError(
      'slug',
      'slug',
      'slug must be 2 to 40 lower-case letters and digits, with single hyphens between them.',
    );
  return text;
}

/** A slug made of a name, e.g. “Aiko & Co.” → aiko-co; `suffix` tells workspaces of one name apart. */
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
