import { Property, type DropdownState } from '@activepieces/pieces-framework';
import type { Kiban } from '@kiban/client';
import { kibanAuth, kibanOf, type KibanAuth } from './kiban-auth';

interface Named {
  id: number;
  name: string;
}

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

/** The values that the user filled in; an empty text counts as none. */
export function givenOf<Values extends object>(
  values: Values,
): { [Name in keyof Values]?: NonNullable<Values[Name]> } {
  const filled = Object.entries(values).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
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
