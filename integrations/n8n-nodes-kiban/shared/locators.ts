import type {
  IDataObject,
  ILoadOptionsFunctions,
  INodeListSearchResult,
  INodeProperties,
  INodePropertyMode,
  INodePropertyOptions,
} from 'n8n-workflow';
import { callKiban } from './request.js';

interface LocatorOptions {
  displayName: string;
  name: string;
  description: string;
  /** Name of the method that finds rows for the picker. */
  search: keyof typeof listSearch;
  /** Path of the screen's address that holds the id, as `/boards/`. */
  addressPath?: string;
  required?: boolean;
  /** Whether it also takes a number such as `#12`; the node then reads the whole address itself. */
  hasNumber?: boolean;
  show: Record<string, string[]>;
}

/** A resource by a searchable list, its id, or its address in the screen. */
export function locator(options: LocatorOptions): INodeProperties {
  const {
    displayName,
    name,
    description,
    search,
    addressPath,
    required = true,
    hasNumber = false,
    show,
  } = options;
  const byAddress: INodePropertyMode = {
    displayName: 'By URL',
    name: 'url',
    type: 'string',
    placeholder: `e.g. https://kiban.example.com${addressPath}3`,
    ...(!hasNumber && { extractValue: { type: 'regex', regex: `${addressPath}([1-9][0-9]*)` } }),
  };
  return {
    displayName,
    name,
    type: 'resourceLocator',
    default: { mode: 'list', value: '' },
    required,
    description,
    displayOptions: { show },
    modes: [
      {
        displayName: 'From List',
        name: 'list',
        type: 'list',
        typeOptions: { searchListMethod: search, searchable: true },
      },
      {
        displayName: hasNumber ? 'By Number or ID' : 'By ID',
        name: 'id',
        type: 'string',
        placeholder: hasNumber ? 'e.g. #12, or the id 42' : 'e.g. 42',
        // An optional locator without a value is checked too, so the empty text is allowed.
        validation: [
          {
            type: 'regex',
            properties: hasNumber
              ? { regex: '^(#?[1-9][0-9]*)?$', errorMessage: 'A card has a number such as #12, or an id.' }
              : { regex: '^([1-9][0-9]*)?$', errorMessage: 'An id is a positive whole number.' },
          },
        ],
      },
      ...(addressPath ? [byAddress] : []),
    ],
  };
}

interface Named {
  id: number;
  name: string;
}

const holds = (text: string, filter: string | undefined): boolean =>
  text.toLowerCase().includes((filter ?? '').trim().toLowerCase());

const asResults = (rows: Named[], filter: string | undefined): INodeListSearchResult => ({
  results: rows.filter(({ name }) => holds(name, filter)).map(({ id, name }) => ({ name, value: id })),
});

/** @returns the chosen id, or undefined as long as nothing is chosen */
function chosen(context: ILoadOptionsFunctions, name: string): number | undefined {
  const value = Number(context.getCurrentNodeParameter(name, { extractValue: true }));
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

async function rowsOfBoard(context: ILoadOptionsFunctions, resource: string): Promise<Named[]> {
  const board = chosen(context, 'boardId');
  if (board === undefined) return [];
  return (await callKiban<Named[]>(context, { path: `/boards/${board}/${resource}` })).body;
}

/** Rows of the pickers. Those of lists, cards and fields depend on the chosen board. */
export const listSearch = {
  async searchBoards(this: ILoadOptionsFunctions, filter?: string): Promise<INodeListSearchResult> {
    return asResults((await callKiban<Named[]>(this, { path: '/boards' })).body, filter);
  },

  async searchLists(this: ILoadOptionsFunctions, filter?: string): Promise<INodeListSearchResult> {
    return asResults(await rowsOfBoard(this, 'lists'), filter);
  },

  async searchFields(this: ILoadOptionsFunctions, filter?: string): Promise<INodeListSearchResult> {
    return asResults(await rowsOfBoard(this, 'fields'), filter);
  },

  /** By the API's search, over all boards or the chosen one. */
  async searchCards(
    this: ILoadOptionsFunctions,
    filter?: string,
    paginationToken?: string,
  ): Promise<INodeListSearchResult> {
    const query: IDataObject = {
      q: filter?.trim(),
      boardId: chosen(this, 'boardId'),
      omit: 'description',
      cursor: paginationToken,
    };
    const page = await callKiban<{ id: number; title: string; listName: string }[]>(this, {
      path: '/search',
      query,
    });
    return {
      results: page.body.map(({ id, title, listName }) => ({ name: `${title} (${listName})`, value: id })),
      ...(page.nextCursor && { paginationToken: page.nextCursor }),
    };
  },
};

/** Choices of drop-downs in which several values may be chosen. */
export const loadOptions = {
  async getLabels(this: ILoadOptionsFunctions): Promise<INodePropertyOptions[]> {
    return asOptions(await rowsOfBoard(this, 'labels'));
  },

  async getFields(this: ILoadOptionsFunctions): Promise<INodePropertyOptions[]> {
    return asOptions(await rowsOfBoard(this, 'fields'));
  },

  async getMembers(this: ILoadOptionsFunctions): Promise<INodePropertyOptions[]> {
    return asOptions((await callKiban<Named[]>(this, { path: '/members' })).body);
  },

  /** The event kinds of the deployment, which may be newer than this package. */
  async getEvents(this: ILoadOptionsFunctions): Promise<INodePropertyOptions[]> {
    const { body } = await callKiban<{ event: string; description: string }[]>(this, {
      path: '/hooks/events',
    });
    return body.map(({ event, description }) => ({ name: event, value: event, description }));
  },
};

const asOptions = (rows: Named[]): INodePropertyOptions[] =>
  rows.map(({ id, name }) => ({ name, value: id }));
