import { useEffect, useState, type ReactElement } from 'react';
import type { components } from '@kiban/client';
import type { Api } from '../../../session/api.js';
import { rememberWorkspace } from '../../../session/open-workspace.js';
import { can } from '@kiban/vocabulary';
import { SessionContext, type Session } from '../../../session/session.js';
import { SignOutLink } from '../../../session/sign-out-link.js';
import { fullMoment } from '../../../texts/moments.js';
import { settingsMessages, useSettingsMessages } from '../../../texts/settings-messages.js';
import { Button } from '../../../ui/button/button.js';
import { Fault } from '../../../ui/fault/fault.js';
import { FreshFactor } from '../fresh-factor/fresh-factor.js';
import { OwnDataSection } from '../profile/own-data/own-data-section.js';
import styles from './deleted-workspace.module.css';

type Membership = components['schemas']['Membership'];

export interface DeletedWorkspaceProps {
  readonly session: Session;
  /** The calls of the session, which can take another workspace. */
  readonly api: Api;
}

/** The part, with its texts. */
export async function load(): Promise<typeof DeletedWorkspace> {
  await settingsMessages.load();
  return DeletedWorkspace;
}

/**
 * All that the screen shows of a workspace in deletion: until when an owner can restore it, and the way to other ones. The
 * last owner of a workspace may want to delete the account next.
 */
function DeletedWorkspace({ session, api }: DeletedWorkspaceProps): ReactElement {
  const { me, refresh } = session;
  const texts = useSettingsMessages().deletion;
  const [error, setError] = useState<Error | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [others, setOthers] = useState<readonly Membership[]>([]);
  const { name, id, deletionAt } = me.workspace;
  useEffect(() => {
    document.title = texts.deleted(name);
    api.read('/me/workspaces').then(
      (all) => setOthers(all.filter((each) => each.id !== id)),
      // The page is complete without them.
      () => undefined,
    );
  }, [api, id, name, texts]);
  const restore = async (): Promise<void> => {
    setRunning(true);
    setError(null);
    try {
      await api.call('POST', '/workspace/restore');
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
    }
    // Also where another owner was faster.
    await refresh();
    setRunning(false);
  };
  const open = (slug: string): void => {
    rememberWorkspace(slug);
    api.forgetToken();
    location.assign('/boards');
  };
  return (
    <main className={styles.page}>
      <h1>{texts.deleted(name)}</h1>
      <p>{texts.until(fullMoment(deletionAt ?? ''))}</p>
      <p>{texts.nothingLost}</p>
      <Fault error={error} />
      {can(me, 'restoreWorkspace') ? (
        <div className={styles.actions}>
          <Button kind="main" disabled={isRunning} onClick={() => void restore()}>
            {texts.restore}
          </Button>
        </div>
      ) : (
        <p>{texts.askOwner}</p>
      )}
      {others.length > 0 && (
        <nav aria-label={texts.others} className={styles.others}>
          <h2 className={styles.heading}>{texts.others}</h2>
          <ul className={styles.list}>
            {others.map((each) => (
              <li key={each.id}>
                <Button onClick={() => open(each.slug)}>{each.name}</Button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <SessionContext value={session}>
        <FreshFactor>
          <OwnDataSection />
        </FreshFactor>
      </SessionContext>
      <p>
        <SignOutLink className={styles.link}>{texts.signOut}</SignOutLink>
      </p>
    </main>
  );
}
