import { ValidationError } from '@kiban/contracts';

type Json = Readonly<Record<string, unknown>>;

const OF_TRELLO = 'Open each board in Trello and choose “Print, export, and share”, then “Export as JSON”.';
const NAMES_SHOWN = 5;

interface KnownFile {
  fits: (body: Json) => boolean;
  sentence: string;
}

const has = (...names: readonly string[]) => {
  return (body: Json): boolean => names.every((name) => name in body);
};

/** Files that people have in the place of a board’s export; the first that fits names the file. */
const KNOWN: readonly KnownFile[] = [
  {
    fits: ({ _format: format }) => typeof format === 'string' && format.startsWith('wekan'),
    sentence:
      'The file is a board of WeKan, which cannot be imported. Export it as CSV, for the screen or `kiban import csv`.',
  },
  {
    fits: ({ item, included }) => isObject(item) && isObject(included),
    sentence: 'The file is a board of Planka. Import it on the screen or with `kiban import planka`.',
  },
  {
    fits: has('idBoard', 'idList'),
    sentence: `The file is one card of Trello, without its board. ${OF_TRELLO}`,
  },
  {
    fits: ({ boards }) => isListOf(boards, has('name')),
    sentence: 'The file is a list of boards, without their cards. Export and import each board.',
  },
  {
    fits: ({ data }) => isListOf(data, has('gid')),
    sentence: 'The file is a project of Asana. Export it as CSV, for the screen or `kiban import csv`.',
  },
  {
    fits: has('issues', 'total'),
    sentence:
      'The file is a list of issues of Jira. Export them as CSV, for the screen or `kiban import jira`.',
  },
  {
    fits: has('id', 'orderVersion', 'lists'),
    sentence: 'The file is a board without its details. Send the response of GET /boards/{id}/export.',
  },
  {
    fits: has('prefs', 'shortUrl'),
    sentence: `The file is a board of Trello without its lists and cards. ${OF_TRELLO}`,
  },
];

/** Lists at the top of a file, by their first item. */
const KNOWN_LISTS: readonly KnownFile[] = [
  {
    fits: has('idBoard', 'idList'),
    sentence: `The file is a list of cards of Trello, without their board. ${OF_TRELLO}`,
  },
  {
    fits: has('prefs'),
    sentence: `The file is a list of boards of Trello, without their cards. ${OF_TRELLO}`,
  },
  { fits: has('format', 'board'), sentence: 'The file is a list of exports. Import each of them.' },
];

/** The error for JSON that is no export of a board: it says what the file is, as far as its properties show, and what to do. */
export function otherFileError(body: unknown): ValidationError {
  return new ValidationError(isObject(body) ? 'format' : 'body', 'archive', sentenceOf(body));
}

function sentenceOf(body: unknown): string {
  if (Array.isArray(body)) {
    const [first] = body as unknown[];
    const known = isObject(first) ? KNOWN_LISTS.find(({ fits }) => fits(first)) : undefined;
    return known?.sentence ?? 'The file is a list. It must be the export of one board, of Kiban or Trello.';
  }
  if (!isObject(body)) return 'The file must be a JSON object: the export of one board, of Kiban or Trello.';
  const known = KNOWN.find(({ fits }) => fits(body));
  if (known) return known.sentence;
  const names = Object.keys(body)
    .slice(0, NAMES_SHOWN)
    .map((name) => name.slice(0, 30).toWellFormed());
  const found = names.length === 0 ? 'no properties' : names.join(', ');
  return `The file is no export of a board of Kiban or Trello. It has ${found}.`;
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isListOf = (value: unknown, fits: (item: Json) => boolean): boolean => {
  const [first] = Array.isArray(value) ? (value as unknown[]) : [];
  return isObject(first) && fits(first);
};
