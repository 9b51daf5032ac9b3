export const MOMENT = '2026-11-22T10:00:00.000Z';
export const ME = { memberId: 7, name: 'Aiko Tanaka' };
export const OTHER = { memberId: 8, name: 'Mika Sato' };

export class ModelError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(`The model rejects with ${code}.`);
  }
}

export type Anchor = { after?: number; before?: number; position?: 'first' | 'last' };
export type Actor = typeof ME;
