import type { Clock } from './clock.js';

export type ChangeVerb = 'added' | 'moved' | 'changed' | 'removed';

/** A change of a card that this member did not make on the screen. */
export interface OthersChange {
  /** The AI client or token, else the member. */
  readonly name: string;
  readonly verb: ChangeVerb;
  readonly cardId: number;
}

/** What one name did to how many cards. */
export interface DigestEntry {
  readonly name: string;
  readonly verb: ChangeVerb;
  readonly count: number;
}

const GATHER_MS = 1_000;
const PAUSE_MS = 5_000;

/** Of several changes of one card, the first of these is named. */
const STRONGEST: readonly ChangeVerb[] = ['removed', 'added', 'moved', 'changed'];

/** The verb of an event of a card. */
export function verbOf(event: string): ChangeVerb {
  if (event === 'card.create' || event === 'card.restore') return 'added';
  if (event === 'card.move' || event === 'card.reorder') return 'moved';
  return ['card.archive', 'card.delete', 'card.leave'].includes(event) ? 'removed' : 'changed';
}

/** Gathers the changes of others, and reports them at most every five seconds. */
export class ChangeDigest {
  /** The strongest verb by name and card. */
  private readonly verbs = new Map<string, Map<number, ChangeVerb>>();
  private lastAt = Number.NEGATIVE_INFINITY;
  private cancelReport: (() => void) | null = null;

  constructor(
    private readonly clock: Clock,
    private readonly report: (entries: readonly DigestEntry[]) => void,
  ) {}

  add({ name, verb, cardId }: OthersChange): void {
    const cards = this.verbs.get(name) ?? new Map<number, ChangeVerb>();
    this.verbs.set(name, cards);
    const known = cards.get(cardId);
    if (known === undefined || STRONGEST.indexOf(verb) < STRONGEST.indexOf(known)) cards.set(cardId, verb);
    const waitMs = Math.max(GATHER_MS, this.lastAt + PAUSE_MS - this.clock.now());
    this.cancelReport ??= this.clock.after(waitMs, () => this.reportNow());
  }

  close(): void {
    this.cancelReport?.();
    this.cancelReport = null;
  }

  private reportNow(): void {
    this.cancelReport = null;
    this.lastAt = this.clock.now();
    const entries = [...this.verbs].flatMap(([name, cards]) =>
      STRONGEST.toReversed()
        .map((verb) => ({ name, verb, count: [...cards.values()].filter((one) => one === verb).length }))
        .filter(({ count }) => count > 0),
    );
    this.verbs.clear();
    this.report(entries);
  }
}
