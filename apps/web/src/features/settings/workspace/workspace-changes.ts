import type { Workspace } from './workspace.js';

type Editable = Pick<Workspace, 'name' | 'slug'>;

/** Only what was typed differently: a property that another person has changed is left alone. */
export function changesOf(base: Editable, typed: Editable): Partial<Editable> {
  return {
    ...(typed.name === base.name ? {} : { name: typed.name }),
    ...(typed.slug === base.slug ? {} : { slug: typed.slug }),
  };
}
