import type { CardPanelMessages } from './en/card-panel.js';
import { LazyMessages } from './lazy-messages.js';

export type { CardPanelMessages } from './en/card-panel.js';

export const cardPanelMessages = new LazyMessages<CardPanelMessages>({
  en: async () => (await import('./en/card-panel.js')).cardPanel,
  ja: async () => (await import('./ja/card-panel.js')).cardPanel,
});

/** The texts of the panel of a card, which are loaded before it is shown. */
export const useCardPanelMessages = (): CardPanelMessages => cardPanelMessages.get();
