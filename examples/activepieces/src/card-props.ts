import { Property, type DropdownState, type DynamicPropsValue } from '@activepieces/pieces-framework';
import type { components, Kiban } from '@kiban/client';
import { kibanAuth, kibanOf, type KibanAuth } from './kiban-auth';

interface Named {
  id: number;
  name: string;
}

type FieldValues = NonNullable<components['schemas']['CreateCard']['fields']>;

const DATE_HELP = 'A day such as 2026-11-30, or a time such as 2026-11-30T09:00:00Z';

const unavailable = <Value>(placeholder: string): DropdownState<Value> => ({
  disabled: true,
  placeholder,
  options: [],
});

export const boardProp = <Required extends boolean>(required: Required) =>
  Property.Dropdown<number, Required, typeof kibanAuth>({
    auth: kibanAuth,
    displayName: 'Board',
    required,
    refreshers: [],
    options: ({ auth }) => choices(auth, (kiban) => kiban.boards.list()),
  });

/** The lists of the chosen board. */
export const listProp = <Required extends boolean>(displayName: string, required: Required) =>
  Property.Dropdown<number, Required, typeof kibanAuth>({
    auth: kibanAuth,
    displayName,
    required,
    refreshers: ['boardId'],
    options: ({ auth, boardId }) =>
      typeof boardId === 'number'
        ? choices(auth, (kiban) => kiban.lists.list(boardId))
        : Promise.resolve(unavailable('Choose a board first')),
  });

export const eventProp = Property.Dropdown<string, true, typeof kibanAuth>({
  auth: kibanAuth,
  displayName: 'Event',
  required: true,
  defaultValue: 'card.move',
  refreshers: [],
  options: async ({ auth }) => {
    if (!auth) return unavailable('Connect Kiban first');
    const kinds = await kibanOf(auth).hooks.events();
    return {
      disabled: false,
      options: kinds.map(({ event, description }) => ({ label: `${event}: ${description}`, value: event })),
    };
  },
});

export const cardProp = Property.Number({
  displayName: 'Card',
  description: 'The number of the card, such as the one of a trigger or of Find Cards',
  required: true,
});

export const contentProps = <IsNew extends boolean>(isNew: IsNew) => ({
  title: Property.ShortText({ displayName: 'Title', required: isNew }),
  description: Property.LongText({ displayName: 'Description', required: false }),
  startDate: Property.ShortText({ displayName: 'Start', description: DATE_HELP, required: false }),
  dueDate: Property.ShortText({ displayName: 'Due', description: DATE_HELP, required: false }),
});

const REPLACES = 'Afterwards, the card has these and no others. Without one, it keeps what it has';

/** People, labels and custom fields of a card. The choices of the last two are of the chosen board. */
export const relationProps = {
  assigneeIds: Property.MultiSelectDropdown<number, false, typeof kibanAuth>({
    auth: kibanAuth,
    displayName: 'People',
    description: REPLACES,
    required: false,
    refreshers: [],
    options: ({ auth }) => choices(auth, (kiban) => kiban.members.list()),
  }),
  labelIds: Property.MultiSelectDropdown<number, false, typeof kibanAuth>({
    auth: kibanAuth,
    displayName: 'Labels',
    description: REPLACES,
    required: false,
    refreshers: ['boardId'],
    options: ({ auth, boardId }) =>
      typeof boardId === 'number'
        ? choices(auth, (kiban) => kiban.labels.list(boardId))
        : Promise.resolve(unavailable('Choose a board first')),
  }),
  fields: Property.DynamicProperties<false, typeof kibanAuth>({
    auth: kibanAuth,
    displayName: 'Custom Fields',
    required: false,
    refreshers: ['boardId'],
    props: async ({ auth, boardId }) =>
      auth && typeof boardId === 'number' ? fieldProps(auth, boardId) : {},
  }),
};

/** One for each custom field of a board, by the field's number. Options are chosen by their label, people by their number. */
async function fieldProps(auth: KibanAuth, boardId: number): Promise<DynamicPropsValue> {
  const fields = await kibanOf(auth).fields.list(boardId);
  return Object.fromEntries(
    fields.map(({ id, name, type, options }) => {
      const shown = { displayName: name, required: false } as const;
      const labels = {
        disabled: false,
        options: options.map(({ label }) => ({ label, value: label })),
      };
      switch (type) {
        case 'number':
        case 'member':
          return [id, Property.Number(shown)];
        case 'checkbox':
          return [id, Property.Checkbox(shown)];
        case 'select':
          return [id, Property.StaticDropdown({ ...shown, options: labels })];
        case 'multi_select':
          return [id, Property.StaticMultiSelectDropdown({ ...shown, options: labels })];
        case 'date':
          return [id, Property.ShortText({ ...shown, description: 'A day such as 2026-11-30' })];
        default:
          return [id, Property.ShortText(shown)];
      }
    }),
  );
}

/** The relations that the user filled in, as the API takes them. */
export function relationsOf(given: {
  assigneeIds?: readonly number[] | undefined;
  labelIds?: readonly number[] | undefined;
  fields?: Readonly<Record<string, unknown>> | undefined;
}): { assigneeIds?: number[]; labelIds?: number[]; fields?: FieldValues } {
  const { assigneeIds = [], labelIds = [] } = given;
  // Their types are those of the properties that `fieldProps` makes.
  const fields = givenOf({ ...given.fields }) as FieldValues;
  return {
    ...(assigneeIds.length > 0 && { assigneeIds: [...assigneeIds] }),
    ...(labelIds.length > 0 && { labelIds: [...labelIds] }),
    ...(Object.keys(fields).length > 0 && { fields }),
  };
}

/** The values that the user filled in; an empty text or choice counts as none. */
export function givenOf<Values extends object>(
  values: Values,
): { [Name in keyof Values]?: NonNullable<Values[Name]> } {
  const filled = Object.entries(values).filter(
    ([, value]) =>
      value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0),
  );
  return Object.fromEntries(filled) as { [Name in keyof Values]?: NonNullable<Values[Name]> };
}

async function choices(
  auth: KibanAuth | undefined,
  read: (kiban: Kiban) => Promise<readonly Named[]>,
): Promise<DropdownState<number>> {
  if (!auth) return unavailable('Connect Kiban first');
  const rows = await read(kibanOf(auth));
  return { disabled: false, options: rows.map(({ id, name }) => ({ label: name, value: id })) };
}
