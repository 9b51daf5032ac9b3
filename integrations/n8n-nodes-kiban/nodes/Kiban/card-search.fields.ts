import type { INodeProperties } from 'n8n-workflow';

const SEARCH = { resource: ['card'], operation: ['getAll'] };

/** How many cards are returned, and which. */
export const cardSearchFields: INodeProperties[] = [
  {
    displayName: 'Return All',
    name: 'returnAll',
    type: 'boolean',
    default: false,
    description: 'Whether to return all results or only up to a given limit',
    displayOptions: { show: SEARCH },
  },
  {
    displayName: 'Limit',
    name: 'limit',
    type: 'number',
    typeOptions: { minValue: 1 },
    default: 50,
    description: 'Max number of results to return',
    displayOptions: { show: { ...SEARCH, returnAll: [false] } },
  },
  {
    displayName: 'Filters',
    name: 'filters',
    type: 'collection',
    placeholder: 'Add Filter',
    default: {},
    options: [
      {
        displayName: 'Archived',
        name: 'archived',
        type: 'options',
        options: [
          { name: 'All', value: 'all' },
          { name: 'Only Archived', value: 'true' },
          { name: 'Only Not Archived', value: 'false' },
        ],
        default: 'false',
      },
      {
        displayName: 'Assignee',
        name: 'assignee',
        type: 'string',
        default: '',
        placeholder: 'e.g. me',
        description: 'ID of a member, "me" or "none"',
      },
      {
        displayName: 'Due',
        name: 'due',
        type: 'string',
        default: '',
        placeholder: 'e.g. overdue',
        description: 'As in the search of the API',
      },
      { displayName: 'Label', name: 'label', type: 'string', default: '', description: 'Name of a label' },
      {
        displayName: 'Text',
        name: 'q',
        type: 'string',
        default: '',
        description: 'Words in the title or the description',
      },
    ],
    displayOptions: { show: SEARCH },
  },
];
