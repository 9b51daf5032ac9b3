import type { IDataObject } from 'n8n-workflow';
import { fieldValue } from '../../shared/field-value';
import { cardContent } from './card-content';
import { chosenCard } from './chosen-card';
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

  get: async (operation) => operation.get(await cardPath(operation)),

  getAll: (operation) =>
    operation.rows<IDataObject>('/search', {
      boardId: operation.optionalId('boardId'),
      listId: operation.optionalId('listId'),
      ...operation.fields('filters'),
    }),

  update: async (operation) =>
    operation.write('PATCH', await cardPath(operation), await cardContent(operation, 'updateFields')),

  move: async (operation) =>
    operation.write('POST', `${await cardPath(operation)}/move`, {
      listId: operation.id('listId', 'list'),
      position: operation.text('position'),
    }),

  archive: async (operation) => operation.write('POST', `${await cardPath(operation)}/archive`),
  complete: async (operation) => operation.write('POST', `${await cardPath(operation)}/complete`),
  reopen: async (operation) => operation.write('POST', `${await cardPath(operation)}/reopen`),
  restore: async (operation) => operation.write('POST', `${await cardPath(operation)}/restore`),

  async delete(operation) {
    await operation.write('DELETE', await cardPath(operation));
    return { deleted: true };
  },

  comment: async (operation) =>
    operation.write('POST', `${await cardPath(operation)}/comments`, { text: operation.text('text') }),

  setLabels: async (operation) =>
    operation.write('PUT', `${await cardPath(operation)}/labels`, { labelIds: operation.ids('labelIds') }),

  setAssignees: async (operation) =>
    operation.write('PUT', `${await cardPath(operation)}/assignees`, {
      memberIds: operation.ids('memberIds'),
    }),

  async setField(operation) {
    const field = await chosenField(operation);
    const value = fieldValue(field.type, operation.value('value'));
    return operation.write('PUT', `${await cardPath(operation)}/fields/${field.id}`, { value });
  },
};

const cardPath = async (operation: Operation): Promise<string> => `/cards/${await chosenCard(operation)}`;

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
