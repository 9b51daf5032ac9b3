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
  options: [{ name: 'Get Many', value: 'getAll', action: 'Get many events since another or a time' }],
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
    displayName: 'Filters',
    name: 'filters',
    type: 'collection',
    placeholder: 'Add Filter',
    default: {},
    options: [
      {
        displayName: 'Board ID',
        name: 'boardId',
        type: 'number',
        typeOptions: { minValue: 1 },
        default: '',
        description: 'Only events of this board',
      },
      {
        displayName: 'Event Names or IDs',
        name: 'events',
        type: 'multiOptions',
        typeOptions: { loadOptionsMethod: 'getEvents' },
        default: [],
        description:
          'Only events of these kinds. Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>.',
      },
      {
        displayName: 'Since',
        name: 'since',
        type: 'dateTime',
        default: '',
        description: 'Only events that occurred at this time or later, at most 30 days ago',
      },
    ],
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
