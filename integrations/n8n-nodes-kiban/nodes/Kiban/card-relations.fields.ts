import type { INodeProperties } from 'n8n-workflow';

/** People, labels and custom fields of a card, written together with its other properties. */
export const cardRelations: INodeProperties[] = [
  {
    displayName: 'Assignee Names or IDs',
    name: 'assigneeIds',
    type: 'multiOptions',
    typeOptions: { loadOptionsMethod: 'getMembers' },
    default: [],
    description:
      'Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>',
    hint: 'All assignees of the card afterwards',
  },
  {
    displayName: 'Custom Fields',
    name: 'fields',
    type: 'fixedCollection',
    typeOptions: { multipleValues: true },
    placeholder: 'Add Custom Field',
    default: {},
    description: 'Values of custom fields. Fields that are not named stay unchanged.',
    options: [
      {
        displayName: 'Custom Field',
        name: 'values',
        values: [
          {
            displayName: 'Field Name or ID',
            name: 'fieldId',
            type: 'options',
            typeOptions: { loadOptionsMethod: 'getFields', loadOptionsDependsOn: ['boardId.value'] },
            default: '',
            description:
              'Choose from the list, or specify an ID using an <a href="https://docs.n8n.io/code/expressions/">expression</a>',
          },
          {
            displayName: 'Value',
            name: 'value',
            type: 'string',
            default: '',
            description:
              'Text, number, true or false, date, label of an option (several separated by commas) or name of a member. Empty removes the value.',
          },
        ],
      },
    ],
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
  },
];
