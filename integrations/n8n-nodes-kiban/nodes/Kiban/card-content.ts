import type { IDataObject } from 'n8n-workflow';
import { apiDate } from '../../shared/dates';
import { chosenValues } from './chosen-fields';
import type { Operation } from './operation';

type Property = IDataObject[string];
type Converter = (operation: Operation, value: unknown) => Property | Promise<Property>;

const date: Converter = (operation, value) => apiDate(value, operation.timeZone);

/** How a parameter becomes a property of the API; all others stay unchanged. */
const CONVERTERS: Record<string, Converter> = {
  description: (_operation, value) => (value === '' ? null : (value as Property)),
  dueDate: date,
  startDate: date,
  assigneeIds: (operation, value) => operation.idsOf('assigneeIds', value),
  labelIds: (operation, value) => operation.idsOf('labelIds', value),
  fields: chosenValues,
};

/** The given properties of a card in the form of the API, for one request: the change is one event. */
export async function cardContent(operation: Operation, name: string): Promise<IDataObject> {
  const content: IDataObject = {};
  for (const [property, value] of Object.entries(operation.fields(name))) {
    const convert = CONVERTERS[property];
    content[property] = convert ? await convert(operation, value) : value;
  }
  return content;
}
