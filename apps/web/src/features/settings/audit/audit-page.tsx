import type { ReactElement } from 'react';
import { useSession } from '../../../session/session.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { Section } from '../parts/section.js';
import { SettingsView } from '../parts/settings-view.js';
import { AuditEntries } from './audit-entries.js';

/** Changes of rights and credentials, for owners. */
export function AuditPage(): ReactElement {
  const texts = useSettingsMessages();
  const { me } = useSession();
  return (
    <SettingsView title={texts.views.audit}>
      <Section title={texts.audit.entries}>
        {me.role === 'owner' ? <AuditEntries /> : <p>{texts.audit.onlyOwners}</p>}
      </Section>
    </SettingsView>
  );
}
