import { CALENDAR_COMMANDS } from './calendar-commands.js';
import { CHART_COMMANDS } from './chart-commands.js';
import { COMMANDS } from './command-table.js';

/** In the order in which they claim a key. */
export const ALL_COMMANDS = [...CHART_COMMANDS, ...CALENDAR_COMMANDS, ...COMMANDS] as const;
