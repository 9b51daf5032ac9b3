import { limits } from '@kiban/contracts';
import { fittedItems, type ImportReport } from '@kiban/import';
import type { BoardArchive } from './board-archive.js';
import { colorOf, type TrelloBoard, type TrelloCard, type TrelloLabel } from './trello-board.js';
import { freeName } from './trello-names.js';

/** Labels of a Trello board, also those that only its cards have, by names of their own. */
export class TrelloLabels {
  readonly definitions: BoardArchive['labels'];
  private readonly names: ReadonlyMap<string, string>;
  private readonly idsByLook = new Map<string, string>();

  constructor(
    private readonly board: Pick<TrelloBoard, 'labels' | 'labelNames' | 'cards'>,
    private readonly report: ImportReport,
  ) {
    const known = new Map<string, TrelloLabel>();
    const used = new Set<string>();
    for (const label of board.labels) {
      known.set(label.id || this.lookOf(label), label);
      this.idsByLook.set(this.lookOf(label), label.id || this.lookOf(label));
    }
    for (const card of board.cards) {
      for (const label of card.labels) if (!known.has(this.keyOf(label))) known.set(this.keyOf(label), label);
      for (const key of this.keysOf(card)) used.add(key);
    }
    const all = [...known];
    const [first, then] = [all.filter(([key]) => used.has(key)), all.filter(([key]) => !used.has(key))];
    // Of too many, those without a card are left out first.
    const isTooMany = all.length > limits.labelsPerBoardMax;
    const kept = fittedItems(
      isTooMany ? [...first, ...then] : all,
      limits.labelsPerBoardMax,
      [['label', 'labels'], 'a board'],
      report,
    );
    const taken = new Set<string>();
    const named = kept.map(([key, label]) => ({
      key,
      name: freeName(this.nameOf(label), taken, ['name of a label', 'names of labels'], report),
      color: colorOf(label.color),
    }));
    this.definitions = named.map(({ name, color }) => ({ name, color }));
    this.names = new Map(named.map(({ key, name }) => [key, name]));
  }

  /** Names of a card's labels. */
  of(card: TrelloCard): string[] {
    const keys = [...this.keysOf(card)];
    const names = keys.flatMap((key) => this.names.get(key) ?? []);
    this.report.count(
      [
        'label of a card was left out: the board does not have it.',
        'labels of cards were left out: the board does not have them.',
      ],
      keys.length - names.length,
    );
    return names;
  }

  /** Labels without an id are the same where name and colour are. */
  private keyOf(label: TrelloLabel): string {
    return label.id || (this.idsByLook.get(this.lookOf(label)) ?? this.lookOf(label));
  }

  private keysOf({ idLabels, labels }: TrelloCard): Set<string> {
    return new Set([...idLabels, ...labels.map((label) => this.keyOf(label))]);
  }

  private lookOf(label: TrelloLabel): string {
    return `${this.nameOf(label)}\n${label.color ?? ''}`;
  }

  private nameOf({ name, color }: TrelloLabel): string {
    const byColor = color == null ? undefined : this.board.labelNames[color];
    return name || (typeof byColor === 'string' && byColor) || color || 'label';
  }
}
