import type { Spot } from './card-walk.js';

export type CardDialog = 'move' | 'copy' | 'assignees' | 'labels' | 'due' | 'span' | 'field' | 'actions';

/** The state of a board view that no other person sees. */
export interface BoardView {
  /** The one tab stop of the cards. */
  readonly spot: Spot | null;
  /** Whether the spot has the focus of the page. */
  readonly hasFocus: boolean;
  /** The card of the open panel, for which keys are while nothing on the board has the focus. */
  readonly openedCardId: number | null;
  /** The card under the mouse since it moved last. */
  readonly hovered: number | null;
  /** The row in which it is under the mouse. */
  readonly hoveredRow?: number | undefined;
  readonly selected: ReadonlySet<number>;
  /** The card whose title is edited in place. */
  readonly editing: number | null;
  /** The row in which it is edited. */
  readonly editingRow?: number | undefined;
  /** Where new cards are typed. */
  readonly adding: {
    readonly listId: number;
    readonly at: 'first' | 'last';
    readonly row?: number | undefined;
    /** Its button opened it. */
    readonly isByButton?: boolean;
    /** The card that was added last; null if it has no id yet. */
    readonly added?: number | null;
  } | null;
  readonly isAddingList: boolean;
  readonly isFilterOpen: boolean;
  /** Counts the requests to focus the text of the filter. */
  readonly filterTurn: number;
  readonly dialog: { readonly kind: CardDialog; readonly cardIds: readonly number[] } | null;
  readonly folded: ReadonlySet<number>;
  /** Folded rows of a grouped board. */
  readonly foldedRows: ReadonlySet<number>;
}

export const START: BoardView = {
  spot: null,
  hasFocus: false,
  openedCardId: null,
  hovered: null,
  selected: new Set(),
  editing: null,
  adding: null,
  isAddingList: false,
  isFilterOpen: false,
  filterTurn: 0,
  dialog: null,
  folded: new Set(),
  foldedRows: new Set(),
};

/** The same view after an object that was made here got the id of the API. */
export function withId(view: BoardView, temporaryId: number, id: number): BoardView {
  const renamed = (old: number): number => (old === temporaryId ? id : old);
  const renamedOrNull = (old: number | null): number | null => (old === null ? null : renamed(old));
  const { spot, adding, dialog } = view;
  return {
    ...view,
    spot: spot && { ...spot, listId: renamed(spot.listId), cardId: renamedOrNull(spot.cardId) },
    openedCardId: renamedOrNull(view.openedCardId),
    hovered: renamedOrNull(view.hovered),
    selected: new Set([...view.selected].map(renamed)),
    editing: renamedOrNull(view.editing),
    adding: adding && {
      ...adding,
      listId: renamed(adding.listId),
      ...(adding.added === undefined ? {} : { added: renamedOrNull(adding.added) }),
    },
    dialog: dialog && { ...dialog, cardIds: dialog.cardIds.map(renamed) },
    folded: new Set([...view.folded].map(renamed)),
  };
}
