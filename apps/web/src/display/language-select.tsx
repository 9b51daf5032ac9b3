import type { ReactElement } from 'react';
import { chooseLanguage, LANGUAGES, preferredLanguage, type Language } from '../texts/messages.js';

/** The choice of the language, which loads the page again; it stands inside of a label. */
export function LanguageSelect({ className }: { className?: string | undefined }): ReactElement {
  return (
    <select
      className={className}
      value={preferredLanguage()}
      onChange={({ target }) => chooseLanguage(target.value as Language)}
    >
      {Object.entries(LANGUAGES).map(([language, name]) => (
        <option key={language} value={language} lang={language}>
          {name}
        </option>
      ))}
    </select>
  );
}
