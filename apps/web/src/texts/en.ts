import { activity } from './en/activity.js';
import { board } from './en/board.js';
import { cardPanel } from './en/card-panel.js';
import { commands } from './en/commands.js';
import { display } from './en/display.js';
import { pickers } from './en/pickers.js';

/** The texts of the screen in English. Its type is what every other language must have. */
export const en = {
  boards: 'Boards',
  starred: 'Starred',
  recent: 'Recent',
  allBoards: 'All boards',
  archived: 'Archived',
  newBoard: 'New board',
  boardName: 'Name of the board',
  create: 'Create',
  cancel: 'Cancel',
  importBoard: 'Import a board',
  importHint: 'A Kiban export or a Trello export, as a JSON file',
  notJson: 'This file is not JSON.',
  noBoards: 'No boards yet. A board holds lists, and a list holds cards.',
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
  switchWorkspace: 'Switch the workspace',
  theme: 'Theme',
  themeSystem: 'System',
  themeLight: 'Light',
  themeDark: 'Dark',
  language: 'Language',
  signOut: 'Sign out',
  signInToGoOn: 'Sign in to go on',
  signInHint: 'Your sign-in has ended. What you typed is kept.',
  signIn: 'Sign in',
  loading: 'Loading …',
  retry: 'Retry',
  unreachable: 'The service is unreachable at the moment.',
  somethingFailed: 'This view failed. The rest of the screen still works.',
  reload: 'Reload',
  pageNotFound: 'Page not found',
  goToBoards: 'Go to the boards',
  skipToContent: 'Skip to the content',
  notifications: 'Notifications',
  dismiss: 'Dismiss',
  activity,
  cardPanel,
  pickers,
  board,
  commands,
  display,
};

/** Every language has all texts: a missing one is a compile error. */
export type Messages = typeof en;
