import { createContext, use } from 'react';
import type { Messages } from './en.js';

export type { Messages } from './en.js';

export const LANGUAGES = { en: 'English', ja: '日本語' } as const;

export type Language = keyof typeof LANGUAGES;

const STORED_LANGUAGE = 'kiban.language';

/** The language that was chosen on this device, else the first of the browser's that exists. */
export function preferredLanguage(): Language {
  const wanted = [localStorage.getItem(STORED_LANGUAGE) ?? '', ...navigator.languages];
  const known = wanted.map((tag) => tag.slice(0, 2)).find((tag): tag is Language => tag in LANGUAGES);
  return known ?? 'en';
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
