import { viewKinds } from './view-kinds.js';

const [, ...besideTheBoard] = viewKinds;

/** Pages about a board, which show no cards. */
const boardPages = ['settings', 'activity'] as const;

const settingsPages = ['webhooks', 'deliveries', 'members', 'workspace', 'audit', 'profile'] as const;

const id = '[0-9]{1,16}';
const oneOf = (texts: readonly string[]): string => `(?:${texts.join('|')})`;

/**
 * The decoded paths at which an edge responds with the page of the screen, whose program reads the address itself. Every other
 * path is a file, or not found. The text is a regular expression of JavaScript and of nginx.
 */
export const screenViewPattern = `^/${oneOf([
  `boards(?:/${id}(?:/${oneOf([`cards/${id}`, ...besideTheBoard, ...boardPages])})?)?`,
  // The number of a card has the sign that the screen shows.
  `cards/#?${id}`,
  'inbox',
  'my-work',
  'search',
  `settings(?:/${oneOf(settingsPages)})?`,
])}$`;

/** The same for a path as a browser writes it. */
export const encodedScreenViewPattern = screenViewPattern.replace('#', '(?:%23|#)');
