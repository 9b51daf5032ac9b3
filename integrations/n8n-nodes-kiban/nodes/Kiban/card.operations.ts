import type { IDataObject } from 'n8n-workflow';
import { apiDate } from '../../shared/dates';
import { fieldValue, type FieldType } from '../../shared/field-value';
import type { Operation } from './operation';

type Result = IDataObject | IDataObject[];

interface Field {
  id: number;
  type: FieldType;
}

/** What each operation on a card does; the keys are the values of the parameter `operation`. */
export const cardOperation: Record<string, (operation: Operation) => Promise<Result>> = {
  create: (operation) =>
    operation.write('POST', '/cards', {
      listId: operation.id('listId', 'list'),
      title: operation.text('title'),
      ...content(operation, 'additionalFields'),
    }),

  upsert: createOrUpdate,

  get: (operation) => operation.get(cardPath(operation)),

  getAll: (operation) =>
    operation.rows<IDataObject>('/search', {
      boardId: operation.optionalId('boardId'),
      listId: operation.optionalId('listId'),
      ...operation.fields('filters'),
    }),

  update: (operation) => operation.write('PATCH', cardPath(operation), content(operation, 'updateFields')),

  move: (operation) =>
    operation.write('POST', `${cardPath(operation)}/move`, {
      listId: operation.id('listId', 'list'),
      position: operation.text('position'),
    }),

  archive: (operation) => operation.write('POST', `${cardPath(operation)}/archive`),
  complete: (operation) => operation.write('POST', `${cardPath(operation)}/complete`),
  reopen: (operation) => operation.write('POST', `${cardPath(operation)}/reopen`),
  restore: (operation) => operation.write('POST', `${cardPath(operation)}/restore`),

  async delete(operation) {
    await operation.write('DELETE', cardPath(operation));
    return { deleted: true };
  },

  comment: (operation) =>
    operation.write('POST', `${cardPath(operation)}/comments`, { text: operation.text('text') }),

  setLabels: (operation) =>
    operation.write('PUT', `${cardPath(operation)}/labels`, { labelIds: operation.ids('labelIds') }),

  setAssignees: (operation) =>
    operation.write('PUT', `${cardPath(operation)}/assignees`, { memberIds: operation.ids('memberIds') }),

  async setField(operation) {
    const field = await chosenField(operation);
    const value = fieldValue(field.type, operation.value('value'));
    return operation.write('PUT', `${cardPath(operation)}/fields/${field.id}`, { value });
  },
};

const cardPath = (operation: Operation): string => `/cards/${operation.id('cardId', 'card')}`;

/** The given properties of a card, in the form of the API. */
function content(operation: Operation, name: string): IDataObject {
  return Object.fromEntries(
    Object.entries(operation.fields(name)).map(([property, value]) => {
      if (property === 'dueDate' || property === 'startDate')
        return [property, apiDate(value, operation.timeZone)];
      return [property, property === 'description' && value === '' ? null : value];
    }),
  );
}

async function chosenField(operation: Operation): Promise<Field> {
  const id = operation.id('fieldId', 'field');
  const fields = await operation.get<Field[]>(`/boards/${operation.id('boardId', 'board')}/fields`);
  // An unknown id goes on to the API, which says so.
  return fields.find((field) => field.id === id) ?? { id, type: 'text' };
}

/** The first card of the board, in the API's order, that has the title or the value is updated; without one, a card is created. */
async function createOrUpdate(operation: Operation): Promise<Result> {
  const title = operation.text('title');
  const field = operation.value('matchOn') === 'field' ? await chosenField(operation) : undefined;
  const wanted = field && fieldValue(field.type, operation.value('value'));
  const matches = (card: IDataObject): boolean =>
    field ? isSame((card['fields'] as IDataObject)[String(field.id)], wanted) : card['title'] === title;
  const properties = { title, ...content(operation, 'additionalFields') };
  const query = { boardId: operation.id('boardId', 'board'), omit: 'description' };
  for await (const card of operation.each<IDataObject>('/search', query))
    if (matches(card)) return operation.write('PATCH', `/cards/${String(card['id'])}`, properties);
  const listId = operation.id('listId', 'list');
  const fields = field && { [field.id]: wanted };
  return operation.write('POST', '/cards', { listId, ...properties, ...(fields && { fields }) });
}

const isSame = (value: unknown, wanted: unknown): boolean =>
  wanted !== null && value !== undefined && JSON.stringify(value) === JSON.stringify(wanted);
