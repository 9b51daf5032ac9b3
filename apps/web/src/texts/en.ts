import { board } from './en/board.js';
import { cardProperties } from './en/card-properties.js';
import { commands } from './en/commands.js';
import { display } from './en/display.js';
import { errors } from './en/errors.js';
import { pickers } from './en/pickers.js';
import { store } from './en/store.js';
import { views } from './en/views.js';

/** The texts of the screen in English. Its type is what every other language must have. */
export const en = {
  boards: 'Boards',
  inbox: 'Inbox',
  inboxUnread: (count: number): string => `${count} unread`,
  myWork: 'My work',
  myWorkDue: (count: number): string => `${count} overdue or due today`,
  search: 'Search',
  starred: 'Starred',
  recent: 'Recent',
  allBoards: 'All boards',
  templates: 'Templates',
  beginWith: 'Begin with',
  emptyBoard: 'An empty board',
  archived: 'Archived',
  newBoard: 'New board',
  boardName: 'Name of the board',
  create: 'Create',
  cancel: 'Cancel',
  close: 'Close',
  importBoard: 'Import a board',
  dropToImport: 'Drop the file to import it as a board',
  noBoards: 'No boards yet',
  noBoardsHint: 'A board holds lists, and a list holds cards. The welcome board shows how to work with them.',
  noBoardsForViewer: 'Boards appear here as soon as you may see one.',
  makeWelcomeBoard: 'Make the welcome board',
  noArchivedBoards: 'No archived boards.',
  restore: 'Restore',
  star: (name: string): string => `Star ${name}`,
  unstar: (name: string): string => `Remove the star of ${name}`,
  listsAndCards: (lists: number, cards: number): string =>
    `${lists} ${lists === 1 ? 'list' : 'lists'} · ${cards} ${cards === 1 ? 'card' : 'cards'}`,
  private: 'Private',
  settings: 'Settings',
  openMenu: 'Open the sidebar',
  closeMenu: 'Close the sidebar',
  navigation: 'Workspace',
  workspaceOf: (name: string): string => `Workspace: ${name}`,
  people: 'People',
  profile: 'Profile',
  account: 'Account',
  invitePeople: 'Invite people',
  theme: 'Theme',
  themeSystem: 'System',
  themeLight: 'Light',
  themeDark: 'Dark',
  language: 'Language',
  signOut: 'Sign out',
  signInToGoOn: 'Sign in to go on',
  signInHint: 'Your sign-in has ended. What you typed is kept.',
  otherSignIn: 'Another sign-in in this browser',
  otherSignInHint: (name: string, workspace: string, own: string): string =>
    `${name} has signed in, in ${workspace}. What ${own} typed here is kept and was not sent.`,
  goOnAs: (name: string): string => `Go on as ${name}`,
  signIn: 'Sign in',
  loading: 'Loading …',
  retry: 'Retry',
  tooLong: (count: number, max: number): string =>
    `At most ${max.toLocaleString('en')} characters. This text has ${count.toLocaleString('en')}.`,
  pasteCut: (max: number): string =>
    `Only a part was pasted: at most ${max.toLocaleString('en')} characters fit here.`,
  noFiles: 'Files and images cannot be added here. Paste a link instead.',
  partMissing: 'A part of the screen could not be loaded. Reload the page to go on.',
  unreachable: 'The service is unreachable at the moment.',
  somethingFailed: 'This view failed. The rest of the screen still works.',
  reload: 'Reload',
  pageNotFound: 'Page not found',
  goToBoards: 'Go to the boards',
  skipToContent: 'Skip to the content',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  pickers,
  board,
  commands,
  store,
  /** Of a card. */
  properties: cardProperties,
  display,
  errors,
  views,
};

/** Every language has all texts: a missing one is a compile error. */
export type Messages = typeof en;
