import { useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { readAuditSearch } from '../../../filters/audit-search.js';
import { can } from '@kiban/vocabulary';
import { useSession } from '../../../session/session.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { Section } from '../../../page-parts/section.js';
import { SettingsView } from '../../../page-parts/settings-view.js';
import { AuditEntries } from './audit-entries.js';
import { AuditFilter } from './audit-filter.js';
import { AuditKeeping } from './audit-keeping.js';

/** Changes of rights and credentials, for owners. */
export function AuditPage(): ReactElement {
  const texts = useSettingsMessages();
  const { me } = useSession();
  const search = readAuditSearch(useSearch({ from: '/settings/audit' }));
  return (
    <SettingsView title={texts.views.audit}>
      <Section title={texts.audit.entries}>
        {can(me, 'listAuditEntries') ? (
          <>
            <AuditFilter search={search} />
            <AuditEntries search={search} />
          </>
        ) : (
          <p>{texts.audit.onlyOwners}</p>
        )}
      </Section>
      {can(me, 'keepAudit') && (
        <Section title={texts.audit.keeping}>
          <AuditKeeping />
        </Section>
      )}
    </SettingsView>
  );
}
