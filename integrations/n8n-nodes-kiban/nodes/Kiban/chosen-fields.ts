import type { IDataObject } from 'n8n-workflow';
import { fieldValue, type FieldType } from '../../shared/field-value';
import { chosenCard } from './chosen-card';
import type { Operation } from './operation';

interface Field {
  id: number;
  type: FieldType;
}

/** The custom field of the parameter `fieldId`. */
export async function chosenField(operation: Operation): Promise<Field> {
  const id = operation.id('fieldId', 'field');
  return fieldOf(await fieldsOf(operation, operation.id('boardId', 'board')), id);
}

/** Values of several custom fields by the ids of the fields, from the collection of a card's properties. */
export async function chosenValues(operation: Operation, given: unknown): Promise<IDataObject> {
  const { values = [] } = (given ?? {}) as { values?: { fieldId?: unknown; value?: unknown }[] };
  if (values.length === 0) return {};
  const fields = await fieldsOf(operation, operation.optionalId('boardId') ?? (await boardOfCard(operation)));
  return Object.fromEntries(
    values.map(({ fieldId, value }) => {
      const { id, type } = fieldOf(fields, operation.idOf('fieldId', fieldId));
      return [id, fieldValue(type, value) as IDataObject[string]];
    }),
  );
}

async function boardOfCard(operation: Operation): Promise<number> {
  const card = await operation.get<{ boardId: number }>(`/cards/${await chosenCard(operation)}`);
  return card.boardId;
}

const fieldsOf = (operation: Operation, boardId: number): Promise<Field[]> =>
  operation.get<Field[]>(`/boards/${boardId}/fields`);

/** An unknown id goes on to the API, which rejects it with a sentence. */
const fieldOf = (fields: Field[], id: number): Field =>
  fields.find((field) => field.id === id) ?? { id, type: 'text' };
