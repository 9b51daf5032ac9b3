import type { INodeProperties } from 'n8n-workflow';
import { locator } from '../../shared/locators';

export const boardOperations: INodeProperties = {
  displayName: 'Operation',
  name: 'operation',
  type: 'options',
  noDataExpression: true,
  displayOptions: { show: { resource: ['board'] } },
  options: [
    { name: 'Get', value: 'get', action: 'Get a board' },
    { name: 'Get Many', value: 'getAll', action: 'Get many boards' },
  ],
  default: 'getAll',
};

export const listOperations: INodeProperties = {
  displayName: 'Operation',
  name: 'operation',
  type: 'options',
  noDataExpression: true,
  displayOptions: { show: { resource: ['list'] } },
  options: [{ name: 'Get Many', value: 'getAll', action: 'Get many lists' }],
  default: 'getAll',
};

export const eventOperations: INodeProperties = {
  displayName: 'Operation',
  name: 'operation',
  type: 'options',
  noDataExpression: true,
  displayOptions: { show: { resource: ['event'] } },
  options: [{ name: 'Get Many', value: 'getAll', action: 'Get events since an event' }],
  default: 'getAll',
};

export const otherFields: INodeProperties[] = [
  locator({
    displayName: 'Board',
    name: 'boardId',
    description: 'The board to read',
    search: 'searchBoards',
    addressPath: '/boards/',
    show: { resource: ['board'], operation: ['get'] },
  }),
  locator({
    displayName: 'Board',
    name: 'boardId',
    description: 'The board of the lists',
    search: 'searchBoards',
    addressPath: '/boards/',
    show: { resource: ['list'], operation: ['getAll'] },
  }),
  {
    displayName: 'After Event ID',
    name: 'after',
    type: 'string',
    default: '',
    description:
      'Events that arrived after this one. Keep the ID of the last event and give it here in the next run. Empty begins with the oldest, 30 days ago.',
    displayOptions: { show: { resource: ['event'], operation: ['getAll'] } },
  },
  {
    displayName: 'Return All',
    name: 'returnAll',
    type: 'boolean',
    default: false,
    description: 'Whether to return all results or only up to a given limit',
    displayOptions: { show: { resource: ['board', 'list', 'event'], operation: ['getAll'] } },
  },
  {
    displayName: 'Limit',
    name: 'limit',
    type: 'number',
    typeOptions: { minValue: 1 },
    default: 50,
    description: 'Max number of results to return',
    displayOptions: {
      show: { resource: ['board', 'list', 'event'], operation: ['getAll'], returnAll: [false] },
    },
  },
];
