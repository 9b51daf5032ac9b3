import { ValidationError, viewKinds, type BoardKind, type ViewKind } from '@kiban/contracts';

/** What a board with lists has in place of the cells of the others. */
const viewsOf = (kind: BoardKind): readonly ViewKind[] =>
  viewKinds.filter((view) => view !== (kind === 'kanban' ? 'grid' : 'board'));

/** @returns what a default view of such a board must be, or null where it may be this one */
export function defaultViewFault(kind: BoardKind, view: ViewKind | null | undefined): string | null {
  const views = viewsOf(kind);
  return view == null || views.includes(view)
    ? null
    : `must be ${views.join(', ')} or null on a board of the kind ${kind}`;
}

/** @throws ValidationError 422 for a view that boards of this kind do not have */
export function requireViewOfKind(kind: BoardKind, view: ViewKind | null | undefined): void {
  const fault = defaultViewFault(kind, view);
  if (fault !== null) throw new ValidationError('defaultView', 'one_of', `defaultView ${fault}.`);
}
