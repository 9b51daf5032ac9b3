import { rejectionOf } from '../api/api-error.js';
import type { BatchItem, Card, CardChange } from '../api/shapes.js';
import type { WorkspaceApi } from '../api/workspace-api.js';
import type { CardReference } from '../names/resolve.js';
import type { CardStep } from './card-steps.js';

/** How far the writes of one item of a batch are. */
export class CardProgress {
  readonly applied: string[] = [];
  written: Card | undefined;
  error: unknown;

  /**
   * @param card its id; of a card that was not found its name, and there are no steps
   * @param expectedVersion of the card before the first step; each further step expects what the previous one returned
   */
  constructor(
    readonly index: number,
    readonly card: CardReference,
    private readonly steps: readonly CardStep[],
    private readonly expectedVersion: number | undefined,
  ) {}

  /** The next write; undefined after the last one and after an error. */
  get next(): CardStep | undefined {
    return this.error === undefined ? this.steps[this.applied.length] : undefined;
  }

  get version(): number | undefined {
    return this.expectedVersion === undefined ? undefined : (this.written?.version ?? this.expectedVersion);
  }

  advance(written: Card): void {
    const { next } = this;
    if (next) this.applied.push(next.argument);
    this.written = written;
  }

  fail(error: unknown): void {
    this.error = error;
  }
}

/**
 * Takes the steps of all cards in rounds: the next change of each card, together in one request. A card that fails stops
 * alone, and 50 cards cost as many requests as one card has changes. Requests follow one another.
 */
export async function takeSteps(
  api: WorkspaceApi,
  progress: readonly CardProgress[],
  requestKey: string | undefined,
): Promise<void> {
  for (let round = 0; ; round += 1) {
    const pending = progress.filter(({ next }) => next !== undefined);
    if (pending.length === 0) return;
    const key = requestKey && `${requestKey}.${round}`;
    await writeTogether(api, pending.filter(isChange), key);
    for (const one of pending) await writeAlone(one, key);
  }
}

const isChange = ({ next }: CardProgress): boolean => next !== undefined && 'change' in next;

async function writeTogether(
  api: WorkspaceApi,
  cards: readonly CardProgress[],
  requestKey: string | undefined,
): Promise<void> {
  if (cards.length === 0) return;
  try {
    const results = await api.updateCards(cards.map(changeOf), requestKey);
    for (const [index, one] of cards.entries()) settle(one, results[index] as BatchItem);
  } catch (error) {
    for (const one of cards) one.fail(error);
  }
}

function changeOf({ card, version, next }: CardProgress): CardChange {
  return {
    id: card as number,
    ...(version === undefined ? {} : { version }),
    ...(next && 'change' in next ? next.change : {}),
  };
}

function settle(one: CardProgress, { status, card, error }: BatchItem): void {
  if (card) one.advance(card);
  else one.fail(rejectionOf(status, error));
}

async function writeAlone(one: CardProgress, requestKey: string | undefined): Promise<void> {
  const { next } = one;
  if (!next || !('run' in next)) return;
  try {
    one.advance(await next.run(one.version, requestKey && `${requestKey}.${one.index}`));
  } catch (error) {
    one.fail(error);
  }
}
