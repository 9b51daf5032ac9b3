import { limits, type FieldType } from '@kiban/contracts';
import { fittedItems, fittedText, type ImportReport } from '@kiban/import';
import type { ArchivedCard, BoardArchive } from './board-archive.js';
import { byPos, colorOf, type TrelloBoard, type TrelloCard } from './trello-board.js';
import { freeName } from './trello-names.js';

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
  private readonly byId = new Map<string, MappedField>();

  constructor(
    { customFields }: TrelloBoard,
    private readonly report: ImportReport,
  ) {
    const unmapped: string[] = [];
    const taken = new Set<string>();
    for (const field of byPos(customFields)) {
      const type = types[field.type];
      if (!type || this.definitions.length >= limits.fieldsPerBoardMax) {
        unmapped.push(field.name || 'without a name');
        continue;
      }
      const name = freeName(
        field.name || 'Field',
        taken,
        ['name of a custom field', 'names of custom fields'],
        report,
      );
      const labels = new Set<string>();
      const { optionsPerFieldMax: max } = limits;
      const kept = fittedItems(byPos(field.options), max, [['option', 'options'], 'a custom field'], report);
      const options = kept.map(({ id, value, color }) => ({
        id,
        label: freeName(
          value.text || 'Option',
          labels,
          ['option of a custom field', 'options of custom fields'],
          report,
        ),
        color: color && color !== 'none' ? colorOf(color) : null,
      }));
      this.byId.set(field.id, {
        name,
        type,
        optionLabels: new Map(options.map(({ id, label }) => [id, label])),
      });
      this.definitions.push({ name, type, options: options.map(({ label, color }) => ({ label, color })) });
    }
    if (unmapped.length > 0) report.add(`Custom fields were skipped: ${unmapped.join(', ')}.`);
  }

  valuesOf({ customFieldItems }: TrelloCard): ArchivedCard['values'] {
    const values: [name: string, value: string | number | boolean][] = [];
    for (const { idCustomField, idValue, value } of customFieldItems) {
      const field = this.byId.get(idCustomField);
      if (!idValue && (value === null || value === undefined)) continue;
      const given = field ? valueOf(field, idValue, value) : null;
      if (!field || given === null)
        this.report.count([
          'value of a custom field was skipped: it does not fit a field.',
          'values of custom fields were skipped: they do not fit a field.',
        ]);
      else values.push([field.name, typeof given === 'string' ? this.fitted(given) : given]);
    }
    return Object.fromEntries(values);
  }

  private fitted(text: string): string {
    return fittedText(
      text,
      limits.fieldTextLengthMax,
      ['value of a custom field', 'values of custom fields'],
      this.report,
    );
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
