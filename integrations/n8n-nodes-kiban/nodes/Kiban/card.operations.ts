import type { IDataObject } from 'n8n-workflow';
import { fieldValue } from '../../shared/field-value';
import { cardContent } from './card-content';
import { chosenField } from './chosen-fields';
import type { Operation } from './operation';

type Result = IDataObject | IDataObject[];

/** What each operation on a card does; the keys are the values of the parameter `operation`. */
export const cardOperation: Record<string, (operation: Operation) => Promise<Result>> = {
  create: async (operation) =>
    operation.write('POST', '/cards', {
      listId: operation.id('listId', 'list'),
      title: operation.text('title'),
      ...(await cardContent(operation, 'additionalFields')),
    }),

  upsert: createOrUpdate,

  get: (operation) => operation.get(cardPath(operation)),

  getAll: (operation) =>
    operation.rows<IDataObject>('/search', {
      boardId: operation.optionalId('boardId'),
      listId: operation.optionalId('listId'),
      ...operation.fields('filters'),
    }),

  update: async (operation) =>
    operation.write('PATCH', cardPath(operation), await cardContent(operation, 'updateFields')),

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

/** The first card of the board, in the API's order, that has the title or the value is updated; without one, a card is created. */
async function createOrUpdate(operation: Operation): Promise<Result> {
  const title = operation.text('title');
  const field = operation.value('matchOn') === 'field' ? await chosenField(operation) : undefined;
  const wanted = field && fieldValue(field.type, operation.value('value'));
  const matches = (card: IDataObject): boolean =>
    field ? isSame((card['fields'] as IDataObject)[String(field.id)], wanted) : card['title'] === title;
  const properties: IDataObject = { title, ...(await cardContent(operation, 'additionalFields')) };
  const query = { boardId: operation.id('boardId', 'board'), omit: 'description' };
  for await (const card of operation.each<IDataObject>('/search', query))
    if (matches(card)) return operation.write('PATCH', `/cards/${String(card['id'] as number)}`, properties);
  const listId = operation.id('listId', 'list');
  const fields = field && { ...(properties['fields'] as IDataObject), [field.id]: wanted };
  return operation.write('POST', '/cards', { listId, ...properties, ...(fields && { fields }) });
}

const isSame = (value: unknown, wanted: unknown): boolean =>
  wanted !== null && value !== undefined && JSON.stringify(value) === JSON.stringify(wanted);
