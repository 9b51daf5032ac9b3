import { DEFAULT_FACES, type CardFaces } from '../session/card-faces.js';
import type { Preferences } from '../session/preferences.js';

/** The faces of the cards of an open board, as a person chose them on any device. */
export class BoardFaces {
  constructor(
    private readonly boardId: number,
    private readonly preferences: Pick<Preferences, 'get' | 'set' | 'subscribe'>,
  ) {}

  /** The same reference until faces change. */
  readonly get = (): CardFaces => this.preferences.get('faces')[String(this.boardId)] ?? DEFAULT_FACES;

  readonly subscribe = (listener: () => void): (() => void) => this.preferences.subscribe(listener);

  change(change: Partial<CardFaces>): void {
    const faces = { ...this.get(), ...change };
    this.preferences.set('faces', { ...this.preferences.get('faces'), [this.boardId]: faces });
  }
}
