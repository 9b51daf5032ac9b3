import type { Changes } from '../events/record-event.js';
import type { MadeRank } from './siblings.js';

/** Where a parent's version stands while its row is locked: whoever changes what is in it moves it on by one. */
interface LockedParent {
  id: number;
  version: number;
}

/**
 * `changes.listVersions`: the lists whose cards an event adds, places or takes, by id, with their versions before and
 * after it (decisions §5, "Order"). A reader that knows a list's order as of that version or a later one drops it.
 */
export function listVersions(...lists: readonly LockedParent[]): Changes {
  return {
    listVersions: {
      from: Object.fromEntries(lists.map(({ id, version }) => [id, version])),
      to: Object.fromEntries(lists.map(({ id, version }) => [id, version + 1])),
    },
  };
}

/** The same of the one parent that an event's order has, by the version that the change has given it. */
export function parentVersion(
  member: 'boardVersion' | 'cardVersion' | 'boardOrderVersion',
  version: number,
): Changes {
  return { [member]: { from: version - 1, to: version } };
}

/** What the making of a rank has to say beyond it: whether the ranks of all siblings were made anew. */
export function respacing({ respaced }: Pick<MadeRank, 'respaced'>): Changes {
  return respaced ? { respaced: { from: false, to: true } } : {};
}
