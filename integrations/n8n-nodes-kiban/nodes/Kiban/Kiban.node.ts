import {
  NodeApiError,
  NodeConnectionTypes,
  NodeOperationError,
  type IDataObject,
  type IExecuteFunctions,
  type INodeExecutionData,
  type INodeType,
  type INodeTypeDescription,
} from 'n8n-workflow';
import { listSearch, loadOptions } from '../../shared/locators';
import { cardFields, cardOperations } from './card.fields';
import { cardOperation } from './card.operations';
import { getEvents } from './event.operations';
import { Operation } from './operation';
import { boardOperations, eventOperations, listOperations, otherFields } from './other.fields';

type Run = (operation: Operation) => Promise<IDataObject | IDataObject[]>;

const first = <T>(rows: T[], limit: number): T[] => rows.slice(0, limit);

/** What the node does, by resource and operation. */
const OPERATIONS: Record<string, Record<string, Run>> = {
  card: cardOperation,
  board: {
    get: (operation) => operation.get(`/boards/${operation.id('boardId', 'board')}`),
    getAll: async (operation) => first(await operation.get<IDataObject[]>('/boards'), operation.limit()),
  },
  list: {
    getAll: async (operation) =>
      first(
        await operation.get<IDataObject[]>(`/boards/${operation.id('boardId', 'board')}/lists`),
        operation.limit(),
      ),
  },
  event: {
    getAll: getEvents,
  },
};

export class Kiban implements INodeType {
  description: INodeTypeDescription = {
    displayName: 'Kiban',
    name: 'kiban',
    icon: { light: 'file:../../icons/kiban.svg', dark: 'file:../../icons/kiban.dark.svg' },
    group: ['transform'],
    version: 1,
    subtitle: '={{$parameter["operation"] + ": " + $parameter["resource"]}}',
    description: 'Create, find, update and move cards on boards',
    defaults: { name: 'Kiban' },
    usableAsTool: true,
    inputs: [NodeConnectionTypes.Main],
    outputs: [NodeConnectionTypes.Main],
    credentials: [{ name: 'kibanApi', required: true }],
    properties: [
      {
        displayName: 'Resource',
        name: 'resource',
        type: 'options',
        noDataExpression: true,
        options: [
          { name: 'Board', value: 'board' },
          { name: 'Card', value: 'card' },
          { name: 'Event', value: 'event' },
          { name: 'List', value: 'list' },
        ],
        default: 'card',
      },
      boardOperations,
      cardOperations,
      eventOperations,
      listOperations,
      ...otherFields,
      ...cardFields,
    ],
  };

  methods = { listSearch, loadOptions };

  async execute(this: IExecuteFunctions): Promise<INodeExecutionData[][]> {
    const returned: INodeExecutionData[] = [];
    for (const item of this.getInputData().keys()) {
      try {
        const results = await run(this, item);
        returned.push(...[results].flat().map((json) => ({ json, pairedItem: { item } })));
      } catch (error) {
        if (!this.continueOnFail()) throw nodeError(this, error, item);
        returned.push({ json: { error: (error as Error).message }, pairedItem: { item } });
      }
    }
    return [returned];
  }
}

/** Errors of the API and of the parameters are n8n's already and say what is wrong. */
const nodeError = (context: IExecuteFunctions, error: unknown, itemIndex: number): Error =>
  error instanceof NodeApiError || error instanceof NodeOperationError
    ? error
    : new NodeOperationError(context.getNode(), error as Error, { itemIndex });

function run(context: IExecuteFunctions, item: number): Promise<IDataObject | IDataObject[]> {
  const operation = new Operation(context, item);
  const [resource, name] = [operation.text('resource'), operation.text('operation')];
  const chosen = OPERATIONS[resource]?.[name];
  if (!chosen)
    throw new NodeOperationError(context.getNode(), `There is no operation ${name} of ${resource}.`, {
      itemIndex: item,
    });
  return chosen(operation);
}
