import type { Activity } from './card-details.js';

/** The entries that one client made on the card since an entry, the newest first, as they are listed. */
export function seriesSince(entries: readonly Activity[], since: Activity): readonly Activity[] {
  return entries.filter(
    ({ id, via, occurredAt }) =>
      via.kind === since.via.kind &&
      via.name === since.via.name &&
      (id === since.id || occurredAt > since.occurredAt),
  );
}

/** Who changed what this entry changed, after it: the newest entry that changes one of its properties. */
export function changedSince(entries: readonly Activity[], entry: Activity): Activity | undefined {
  const properties = Object.keys(entry.changes ?? {}).filter((property) => !PLACES.has(property));
  const [noun] = entry.event.split('.');
  const subject = subjectOf(entry);
  return entries
    .slice(0, Math.max(0, entries.indexOf(entry)))
    .find(
      (later) =>
        later.event.split('.')[0] === noun &&
        subjectOf(later) === subject &&
        (properties.length === 0 || properties.some((property) => later.changes?.[property] !== undefined)),
    );
}

/** Parts of every move, which alone do not make it the same change. */
const PLACES = new Set(['listVersions', 'cardVersion', 'boardVersion', 'respaced']);

const subjectOf = ({ data }: Activity): unknown => {
  const { fieldId, id } = data as { fieldId?: number; id?: number };
  return fieldId ?? id;
};
