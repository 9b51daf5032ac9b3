import { lazy, Suspense, type ReactElement } from 'react';
import { can } from '@kiban/vocabulary';
import { useSession } from '../../../session/session.js';
import { fullMoment } from '../../../texts/moments.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { Facts } from '../../../page-parts/facts.js';
import parts from '../../../page-parts/parts.module.css';
import { ReadState } from '../../../page-parts/read-state.js';
import { Section } from '../../../page-parts/section.js';
import { useSettingsQuery } from '../../../page-parts/settings-query.js';
import { SettingsView } from '../../../page-parts/settings-view.js';
import { ClientPolicy } from './client-policy.js';
import { DeleteWorkspace } from './delete-workspace.js';
import { DemandSecondFactor } from './demand-second-factor.js';
import { Usage } from './usage.js';
import { WorkspaceForm } from './workspace-form.js';
import { WORKSPACE } from './workspace.js';

const SignInProviders = lazy(() =>
  import('./sign-in-providers/sign-in-providers.js').then((loaded) => ({ default: loaded.SignInProviders })),
);

/** Name, slug and usage of the workspace. Who may not change it sees the same as text. */
export function WorkspacePage(): ReactElement {
  const texts = useSettingsMessages();
  const { me } = useSession();
  const workspace = useSettingsQuery(WORKSPACE);
  const canChange = can(me, 'updateWorkspace');
  return (
    <SettingsView title={texts.views.workspace}>
      <ReadState query={workspace}>
        {(read) => (
          <>
            <Section title={texts.workspace.about}>
              {canChange ? (
                <WorkspaceForm workspace={read} />
              ) : (
                <>
                  <Facts
                    rows={[
                      [texts.workspace.name, read.name],
                      [texts.workspace.slug, read.slug],
                    ]}
                  />
                  <p className={parts.soft}>{texts.workspace.onlyManagers}</p>
                </>
              )}
            </Section>
            <Section title={texts.secondFactor.title}>
              <DemandSecondFactor workspace={read} />
            </Section>
            {can(me, 'chooseClients') && (
              <Section title={texts.clientPolicy.title}>
                <ClientPolicy workspace={read} />
              </Section>
            )}
            {can(me, 'createSignInProvider') && (
              <Suspense fallback={null}>
                <SignInProviders />
              </Suspense>
            )}
            <Section title={texts.workspace.usage}>
              <Usage usage={read.usage} />
            </Section>
            <Section title={texts.workspace.facts}>
              <Facts
                rows={[
                  [texts.workspace.id, String(read.id)],
                  [texts.workspace.members, String(read.memberCount)],
                  [
                    texts.workspace.created,
                    <time key="created" dateTime={read.createdAt}>
                      {fullMoment(read.createdAt)}
                    </time>,
                  ],
                ]}
              />
            </Section>
            {can(me, 'deleteWorkspace') && (
              <Section title={texts.deletion.title}>
                <DeleteWorkspace workspace={read} />
              </Section>
            )}
          </>
        )}
      </ReadState>
    </SettingsView>
  );
}
