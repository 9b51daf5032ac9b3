import { boardActivityMessages } from './board-activity-messages.js';
import { boardSettingsMessages } from './board-settings-messages.js';
import { cardPanelMessages } from './card-panel-messages.js';
import { fieldSettingsMessages } from './field-settings-messages.js';
import { settingsMessages } from './settings-messages.js';

/** The texts of the settings of a board, which share those of the workspace's settings and of the custom fields. */
export const loadBoardSettingsTexts = async (): Promise<void> => {
  await Promise.all([boardSettingsMessages.load(), fieldSettingsMessages.load(), settingsMessages.load()]);
};

/** The texts of the activity of a board, which has the words of the card's panel for what happened to cards. */
export const loadBoardActivityTexts = async (): Promise<void> => {
  await Promise.all([boardActivityMessages.load(), boardSettingsMessages.load(), cardPanelMessages.load()]);
};

/** The texts of the access of a board. */
export const loadShareTexts = async (): Promise<void> => {
  await Promise.all([boardSettingsMessages.load(), settingsMessages.load()]);
};
