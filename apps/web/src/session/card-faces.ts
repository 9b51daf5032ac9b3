export const FACE_PARTS = ['number', 'due', 'checklist', 'comments'] as const;

export type FacePart = (typeof FACE_PARTS)[number];

/** What the cards of a board show below their titles. */
export interface CardFaces {
  readonly hidden: readonly FacePart[];
  /** Ids of the custom fields whose values are shown. */
  readonly fields: readonly number[];
  readonly isCompact: boolean;
}

export const DEFAULT_FACES: CardFaces = { hidden: [], fields: [], isCompact: false };

/** Reads stored faces; what has another shape is as by default. */
export function readFaces(stored: unknown): CardFaces {
  const { hidden, fields, isCompact } = (stored ?? {}) as Partial<Record<keyof CardFaces, unknown>>;
  return {
    hidden: FACE_PARTS.filter((part) => Array.isArray(hidden) && hidden.includes(part)),
    fields: Array.isArray(fields) ? fields.filter((id): id is number => Number.isSafeInteger(id)) : [],
    isCompact: isCompact === true,
  };
}
