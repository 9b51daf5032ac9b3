import { boardSettingsMessages } from './board-settings-messages.js';
import { fieldSettingsMessages } from './field-settings-messages.js';
import { settingsMessages } from './settings-messages.js';

/** The texts of the settings of a board, which share those of the workspace's settings and of the custom fields. */
export const loadBoardSettingsTexts = async (): Promise<void> => {
  await Promise.all([boardSettingsMessages.load(), fieldSettingsMessages.load(), settingsMessages.load()]);
};
