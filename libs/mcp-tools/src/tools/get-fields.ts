import { z } from 'zod';
import { ResponseBudget, shortened } from '../responses/response.js';
import { valueShown } from '../responses/field-value.js';
import { record, rowList, text } from '../responses/output-schema.js';
import { wholeRowPage } from '../responses/row-page.js';
import type { CustomField, FieldValue } from '../api/shapes.js';
import { namedObject } from '../names/named-object.js';
import { boardIdOf, cardIdOf } from '../names/resolve.js';
import { boardArgument, cursorArgument, cardArgument, idOrName } from './argument-fields.js';
import { defineTool } from './tool.js';

export const getFields = defineTool({
  name: 'get_fields',
  title: 'Read custom fields',
  description: "Reads a board's custom fields with types and options, and their values on cards, in pages.",
  effect: 'read',
  operations: ['searchCards', 'listBoards', 'listFields', 'listFieldValues'],
  input: z.strictObject({
    board: boardArgument(),
    field: idOrName('Only this field').optional(),
    card: cardArgument('Only this card').optional(),
    cursor: cursorArgument(),
  }),
  outputSchema: record({
    fields: rowList,
    values: rowList,
    'nextCursor?': text,
  }),
  async run(api, { board, field, card, cursor }) {
    const boardId = await boardIdOf(api, board);
    const cardId = card === undefined ? undefined : await cardIdOf(api, card);
    const [fields, values] = await Promise.all([api.fields(boardId), api.fieldValues(boardId)]);
    const wanted = field === undefined ? fields : [namedObject('field', fields, field)];
    const page = wholeRowPage({
      kind: 'fields',
      cursor,
      budget: new ResponseBudget(),
      rows: [...wanted.map(fieldRow), ...valueRows(wanted, values, cardId)],
    });
    return {
      fields: page.rows.flatMap((row) => ('fieldRow' in row ? [row.fieldRow] : [])),
      values: page.rows.flatMap((row) => ('valueRow' in row ? [row.valueRow] : [])),
      ...(page.nextCursor ? { nextCursor: page.nextCursor } : {}),
    };
  },
});

const OPTIONS_SHOWN_MAX = 50;

function fieldRow(field: CustomField): { key: string; fieldRow: object } {
  const options = field.options.slice(0, OPTIONS_SHOWN_MAX).map(({ label }) => shortened(label, 40));
  return {
    key: `f${field.id}`,
    fieldRow: {
      id: field.id,
      name: shortened(field.name, 100),
      type: field.type,
      ...(options.length > 0 ? { options } : {}),
    },
  };
}

function valueRows(
  fields: readonly CustomField[],
  values: readonly FieldValue[],
  card: number | undefined,
): { key: string; valueRow: object }[] {
  const byId = new Map(fields.map((field) => [field.id, field]));
  return values
    .filter(({ fieldId, cardId }) => byId.has(fieldId) && (card === undefined || cardId === card))
    .sort((a, b) => a.cardId - b.cardId || a.fieldId - b.fieldId)
    .map(({ cardId, fieldId, value }) => ({
      key: `v${cardId}:${fieldId}`,
      valueRow: { card: cardId, field: fieldId, value: valueShown(byId.get(fieldId), value, 300) },
    }));
}
