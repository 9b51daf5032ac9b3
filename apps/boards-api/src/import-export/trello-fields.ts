import { limits, type FieldType } from '@kiban/contracts';
import type { ArchivedCard, BoardArchive } from './board-archive.js';
import { byPos, colorOf, type TrelloBoard, type TrelloCard } from './trello-board.js';

const types: Record<string, FieldType> = {
  text: 'text',
  number: 'number',
  date: 'date',
  checkbox: 'checkbox',
  list: 'select',
};

interface MappedField {
  name: string;
  type: FieldType;
  optionLabels: ReadonlyMap<string, string>;
}

/** Trello's custom fields as fields of the board, with their converted values. */
export class TrelloFields {
  readonly definitions: BoardArchive['fields'] = [];
  /** Names of fields without a counterpart. */
  readonly unmapped: string[] = [];
  private readonly byId = new Map<string, MappedField>();

  constructor({ customFields }: TrelloBoard) {
    const taken = new Set<string>();
    for (const field of byPos(customFields)) {
      const type = types[field.type];
      if (!type || this.definitions.length >= limits.fieldsPerBoardMax) {
        this.unmapped.push(field.name);
        continue;
      }
      const name = freeName(field.name || 'Field', taken);
      const labels = new Set<string>();
      const options = byPos(field.options)
        .slice(0, limits.optionsPerFieldMax)
        .map(({ id, value, color }) => ({
          id,
          label: freeName(value.text || 'Option', labels),
          color: color && color !== 'none' ? colorOf(color) : null,
        }));
      this.byId.set(field.id, {
        name,
        type,
        optionLabels: new Map(options.map(({ id, label }) => [id, label])),
      });
      this.definitions.push({ name, type, options: options.map(({ label, color }) => ({ label, color })) });
    }
  }

  valuesOf({ customFieldItems }: TrelloCard): ArchivedCard['values'] {
    const values: ArchivedCard['values'] = {};
    for (const { idCustomField, idValue, value } of customFieldItems) {
      const field = this.byId.get(idCustomField);
      const given = field ? valueOf(field, idValue, value) : null;
      if (field && given !== null) values[field.name] = given;
    }
    return values;
  }
}

/** Trello writes every value as text under the name of its kind. */
function valueOf(
  { type, optionLabels }: MappedField,
  idValue: string | null | undefined,
  value: Record<string, unknown> | null | undefined,
): string | number | boolean | null {
  switch (type) {
    case 'select':
      return optionLabels.get(idValue ?? '') ?? null;
    case 'checkbox':
      return value?.['checked'] === 'true';
    case 'number': {
      const number = Number(value?.['number'] ?? Number.NaN);
      return Number.isFinite(number) ? number : null;
    }
    case 'date': {
      const date = value?.['date'];
      const at = new Date(typeof date === 'string' ? date : Number.NaN);
      return at.getTime() > 0 && at.getTime() < Date.UTC(10_000, 0) ? at.toISOString() : null;
    }
    default:
      return typeof value?.['text'] === 'string' && value['text'] !== '' ? value['text'] : null;
  }
}

/** `wanted`, truncated to the limit of a name and numbered if it is in use; marks the result as used. */
export function freeName(wanted: string, taken: Set<string>): string {
  const name = wanted.replaceAll('\u0000', '').toWellFormed().trim().slice(0, 90).toWellFormed() || 'Unnamed';
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name} ${number}`;
  taken.add(free);
  return free;
}
