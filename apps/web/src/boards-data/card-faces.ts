import { Value } from '../observable/value.js';

export const FACE_PARTS = ['number', 'due', 'checklist', 'comments'] as const;

export type FacePart = (typeof FACE_PARTS)[number];

/** What the cards of a board show below their titles. */
export interface CardFaces {
  readonly hidden: readonly FacePart[];
  /** Ids of the custom fields whose values are shown. */
  readonly fields: readonly number[];
  readonly isCompact: boolean;
}

const DEFAULT_FACES: CardFaces = { hidden: [], fields: [], isCompact: false };

const nameOf = (boardId: number): string => `kiban.faces:${boardId}`;

/** What a person chose for a board, kept on this device: boards of the API have no place for it. */
export function getFaces(boardId: number, storage: Pick<Storage, 'getItem'> = localStorage): CardFaces {
  try {
    const stored = JSON.parse(storage.getItem(nameOf(boardId)) ?? '{}') as Partial<CardFaces> | null;
    const isField = (id: unknown): id is number => Number.isSafeInteger(id);
    return {
      hidden: FACE_PARTS.filter((part) => Array.isArray(stored?.hidden) && stored.hidden.includes(part)),
      fields: Array.isArray(stored?.fields) ? stored.fields.filter(isField) : [],
      isCompact: stored?.isCompact === true,
    };
  } catch {
    return DEFAULT_FACES;
  }
}

export function setFaces(
  boardId: number,
  faces: CardFaces,
  storage: Pick<Storage, 'setItem'> = localStorage,
): void {
  try {
    storage.setItem(nameOf(boardId), JSON.stringify(faces));
  } catch {
    // The storage is full or refused: the choice lasts as long as the page.
  }
}

/** The faces of the cards of an open board. */
export class BoardFaces {
  readonly value: Value<CardFaces>;

  constructor(private readonly boardId: number) {
    this.value = new Value(getFaces(boardId));
  }

  change(change: Partial<CardFaces>): void {
    const faces = { ...this.value.get(), ...change };
    this.value.set(faces);
    setFaces(this.boardId, faces);
  }
}
