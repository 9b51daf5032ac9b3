import type { Changes } from '../events/record-event.js';
import type { MadeRank } from './siblings.js';

/** A parent's version while its row is locked; a write to its content increments it by one. */
interface LockedParent {
  id: number;
  version: number;
}

/**
 * `changes.listVersions`: the lists that an event adds, positions or removes cards in, by id, with their versions
 * before and after it (decisions §5, "Order").
 * A client that has a list's order of that version or later ignores the event.
 */
export function listVersions(...lists: readonly LockedParent[]): Changes {
  return {
    listVersions: {
      from: Object.fromEntries(lists.map(({ id, version }) => [id, version])),
      to: Object.fromEntries(lists.map(({ id, version }) => [id, version + 1])),
    },
  };
}

/** The same for an event with one parent, by the parent's new version; `cardVersion` is in each event that raises it. */
export function parentVersion(
  member: 'boardVersion' | 'cardVersion' | 'boardOrderVersion',
  version: number,
): Changes {
  return { [member]: { from: version - 1, to: version } };
}

/** Reports whether making a rank respaced the ranks of all siblings. */
export function respacing({ respaced }: Pick<MadeRank, 'respaced'>): Changes {
  return respaced ? { respaced: { from: false, to: true } } : {};
}
