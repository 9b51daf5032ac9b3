import type { Column } from './table-columns.js';

const PICKED: readonly Column['kind'][] = ['list', 'assignees', 'labels', 'select', 'multi_select', 'member'];

/** Whether its values are chosen from a list of names. */
export const isPicked = ({ kind }: Column): boolean => PICKED.includes(kind);

/** Whether its values are yes and no. */
export const isSwitch = ({ kind }: Column): boolean => kind === 'done' || kind === 'checkbox';
