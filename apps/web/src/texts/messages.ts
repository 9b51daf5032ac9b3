import { createContext, use } from 'react';
import type { Messages } from './en.js';

export type { Messages } from './en.js';

export const LANGUAGES = { en: 'English', ja: '日本語' } as const;

export type Language = keyof typeof LANGUAGES;

/** The name under which public/language.js reads the choice. */
const STORED_LANGUAGE = 'kiban.language';

/** The language that public/language.js has set: it requests the texts before this program runs. */
export function preferredLanguage(): Language {
  return document.documentElement.lang === 'ja' ? 'ja' : 'en';
}

export function chooseLanguage(language: Language): void {
  localStorage.setItem(STORED_LANGUAGE, language);
  location.reload();
}

/** Only the texts of the language that is shown are loaded. */
export async function loadMessages(language: Language): Promise<Messages> {
  return language === 'ja' ? (await import('./ja.js')).ja : (await import('./en.js')).en;
}

export const MessagesContext = createContext<Messages | null>(null);

/** @throws outside of the root */
export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (messages === null) throw new Error('The texts are used before they were loaded.');
  return messages;
}
