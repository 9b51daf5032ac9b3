import type { ReactElement } from 'react';
import { can } from '@kiban/vocabulary';
import { useSession } from '../../../session/session.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { ReadState } from '../../../page-parts/read-state.js';
import { Section } from '../../../page-parts/section.js';
import { SettingsView } from '../../../page-parts/settings-view.js';
import { useSettingsQuery } from '../../../page-parts/settings-query.js';
import { ConnectClient } from './connect-client.js';
import { IssueToken } from './issue-token.js';
import { TokenTable } from './token-table.js';
import { TOKENS } from './tokens.js';

/** The tokens of the API, and the AI clients that members have connected. */
export function TokensPage(): ReactElement {
  const texts = useSettingsMessages();
  const { me } = useSession();
  const tokens = useSettingsQuery(TOKENS);
  return (
    <SettingsView title={texts.views.tokens}>
      <Section title={texts.tokens.list}>
        <ReadState query={tokens}>
          {(read) => (read.length === 0 ? <p>{texts.tokens.none}</p> : <TokenTable tokens={read} />)}
        </ReadState>
      </Section>
      <ConnectClient />
      {can(me, 'issueToken') && <IssueToken />}
    </SettingsView>
  );
}
