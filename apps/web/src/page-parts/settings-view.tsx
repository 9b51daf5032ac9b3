import type { ReactElement, ReactNode } from 'react';
import { useSettingsMessages } from '../texts/settings-messages.js';
import { usePageTitle } from '../ui/page-title/use-page-title.js';

/** The heading and the document title of a view of the settings, and its content. */
export function SettingsView({ title, children }: { title: string; children: ReactNode }): ReactElement {
  const texts = useSettingsMessages();
  usePageTitle(`${title} · ${texts.title}`);
  return (
    <>
      <h1>{title}</h1>
      {children}
    </>
  );
}
