import type { INodeProperties } from 'n8n-workflow';
import { locator } from '../../shared/locators';
import { cardSearchFields } from './card-search.fields';
import { cardRelations } from './card-relations.fields';

const onCards = (...operation: string[]): Record<string, string[]> => ({ resource: ['card'], operation });

const TITLE: INodeProperties = {
  displayName: 'Title',
  name: 'title',
  type: 'string',
  default: '',
  description: 'One line of up to 500 characters',
};

/** Properties of a card that are given or left out. */
const OPTIONAL: INodeProperties[] = [
  {
    displayName: 'Description',
    name: 'description',
    type: 'string',
    typeOptions: { rows: 4 },
    default: '',
    description: 'Markdown. Empty removes the description.',
  },
  {
    displayName: 'Due Date',
    name: 'dueDate',
    type: 'dateTime',
    default: '',
    description: 'Midnight means the whole day. Empty removes the date.',
  },
  {
    displayName: 'Start Date',
    name: 'startDate',
    type: 'dateTime',
    default: '',
    description: 'Midnight means the whole day. Empty removes the date.',
  },
];

const POSITION: INodeProperties = {
  displayName: 'Position',
  name: 'position',
  type: 'options',
  options: [
    { name: 'First', value: 'first' },
    { name: 'Last', value: 'last' },
  ],
  default: 'last',
  description: 'Where in the list the card goes',
};

export const cardOperations: INodeProperties = {
  displayName: 'Operation',
  name: 'operation',
  type: 'options',
  noDataExpression: true,
  displayOptions: { show: { resource: ['card'] } },
  options: [
    { name: 'Add Comment', value: 'comment', action: 'Add a comment to a card' },
    { name: 'Archive', value: 'archive', action: 'Archive a card' },
    { name: 'Complete', value: 'complete', action: 'Complete a card' },
    { name: 'Create', value: 'create', action: 'Create a card' },
    {
      name: 'Create or Update',
      value: 'upsert',
      description: 'Create a new card, or update the current one if it already exists (upsert)',
      action: 'Create or update a card',
    },
    { name: 'Delete', value: 'delete', action: 'Delete a card' },
    { name: 'Get', value: 'get', action: 'Get a card' },
    { name: 'Get Many', value: 'getAll', action: 'Get many cards' },
    { name: 'Move', value: 'move', action: 'Move a card to a list' },
    { name: 'Reopen', value: 'reopen', action: 'Reopen a card' },
    { name: 'Restore', value: 'restore', action: 'Restore an archived card' },
    { name: 'Set Assignees', value: 'setAssignees', action: 'Set the assignees of a card' },
    { name: 'Set Field Value', value: 'setField', action: 'Set a custom field of a card' },
    { name: 'Set Labels', value: 'setLabels', action: 'Set the labels of a card' },
    { name: 'Update', value: 'update', action: 'Update a card' },
  ],
  default: 'create',
};

/** Operations that take one card. */
const ONE_CARD = [
  'archive',
  'comment',
  'complete',
  'delete',
  'get',
  'move',
  'reopen',
  'restore',
  'setAssignees',
  'setField',
  'setLabels',
  'update',
];

export const cardFields: INodeProperties[] = [
  locator({
    displayName: 'Board',
    name: 'boardId',
    description: 'The board of the list',
    search: 'searchBoards',
    addressPath: '/boards/',
    show: onCards('create', 'upsert', 'move', 'setLabels', 'setField'),
  }),
  locator({
    displayName: 'Board',
    name: 'boardId',
    description: 'Only cards of this board; empty for all boards',
    search: 'searchBoards',
    addressPath: '/boards/',
    required: false,
    show: onCards('getAll'),
  }),
  locator({
    displayName: 'Board',
    name: 'boardId',
    description: 'The board of the card, whose labels and custom fields are offered; empty to give their IDs',
    search: 'searchBoards',
    addressPath: '/boards/',
    required: false,
    show: onCards('update'),
  }),
  locator({
    displayName: 'Card',
    name: 'cardId',
    description: 'The card to work on',
    search: 'searchCards',
    addressPath: '/cards/',
    hasNumber: true,
    show: onCards(...ONE_CARD),
  }),
  locator({
    displayName: 'List',
    name: 'listId',
    description: 'The list that the card goes to',
    search: 'searchLists',
    show: onCards('create', 'upsert', 'move'),
  }),
  locator({
    displayName: 'List',
    name: 'listId',
    description: 'Only cards of this list; empty for all lists',
    search: 'searchLists',
    required: false,
    show: onCards('getAll'),
  }),
  { ...TITLE, required: true, displayOptions: { show: onCards('create', 'upsert') } },
  {
    displayName: 'Match On',
    name: 'matchOn',
    type: 'options',
    options: [
      {
        name: 'Custom Field',
        value: 'field',
        description: 'A card of the board with the same value in a field',
      },
      { name: 'Title', value: 'title', description: 'A card of the board with exactly this title' },
    ],
    default: 'title',
    description:
      'How the existing card is found. The search and the write are two steps: two runs at the same time may both create.',
    displayOptions: { show: onCards('upsert') },
  },
  locator({
    displayName: 'Field',
    name: 'fieldId',
    description: 'The custom field whose value is compared',
    search: 'searchFields',
    show: { ...onCards('upsert'), matchOn: ['field'] },
  }),
  locator({
    displayName: 'Field',
    name: 'fieldId',
    description: 'The custom field to set',
    search: 'searchFields',
    show: onCards('setField'),
  }),
  {
    displayName: 'Value',
    name: 'value',
    type: 'string',
    default: '',
    description:
      'Text, number, true or false, date, label of an option (several separated by commas) or name of a member. Empty removes the value.',
    displayOptions: { show: onCards('setField') },
  },
  {
    displayName: 'Field Value',
    name: 'value',
    type: 'string',
    default: '',
    required: true,
    description: 'Value by which the card is found; a new card gets it',
    displayOptions: { show: { ...onCards('upsert'), matchOn: ['field'] } },
  },
  {
    displayName: 'Additional Fields',
    name: 'additionalFields',
    type: 'collection',
    placeholder: 'Add Field',
    default: {},
    options: [...cardRelations, ...OPTIONAL.slice(0, 2), POSITION, ...OPTIONAL.slice(2)],
    displayOptions: { show: onCards('create') },
  },
  {
    displayName: 'Additional Fields',
    name: 'additionalFields',
    type: 'collection',
    placeholder: 'Add Field',
    default: {},
    options: [...cardRelations, ...OPTIONAL],
    displayOptions: { show: onCards('upsert') },
  },
  {
    displayName: 'Update Fields',
    name: 'updateFields',
    type: 'collection',
    placeholder: 'Add Field',
    default: {},
    options: [...cardRelations, ...OPTIONAL, TITLE],
    displayOptions: { show: onCards('update') },
  },
  { ...POSITION, displayOptions: { show: onCards('move') } },
  {
    displayName: 'Text',
    name: 'text',
    type: 'string',
    typeOptions: { rows: 4 },
    default: '',
    required: true,
    description: 'Markdown of up to 50,000 characters',
    displayOptions: { show: onCards('comment') },
  },
  {
    displayName: 'Label Names or IDs',
    name: 'labelIds',
    type: 'multiOptions',
    typeOptions: { loadOptionsMethod: 'getLabels', loadOptionsDependsOn: ['boardId.value'] },
    default: [],
    description:
      'Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>',
    hint: 'All labels of the card afterwards',
    displayOptions: { show: onCards('setLabels') },
  },
  {
    displayName: 'Member Names or IDs',
    name: 'memberIds',
    type: 'multiOptions',
    typeOptions: { loadOptionsMethod: 'getMembers' },
    default: [],
    description:
      'Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>',
    hint: 'All assignees of the card afterwards',
    displayOptions: { show: onCards('setAssignees') },
  },
  ...cardSearchFields,
];
