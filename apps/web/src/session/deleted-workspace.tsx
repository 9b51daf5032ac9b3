import { useEffect, useState, type ReactElement } from 'react';
import type { components } from '@kiban/client';
import { fullMoment } from '../texts/moments.js';
import { settingsMessages, useSettingsMessages } from '../texts/settings-messages.js';
import { Button } from '../ui/button/button.js';
import { Fault } from '../ui/fault/fault.js';
import type { Api } from './api.js';
import styles from './deleted-workspace.module.css';
import type { Me } from './me.js';
import { rememberWorkspace } from './open-workspace.js';
import { SignOutLink } from './sign-out-link.js';

type Membership = components['schemas']['Membership'];

export interface DeletedWorkspaceProps {
  readonly me: Me;
  readonly api: Api;
  /** Reads the person again: a restored workspace is shown. */
  readonly refresh: () => Promise<void>;
}

/** The part, with its texts. */
export async function load(): Promise<typeof DeletedWorkspace> {
  await settingsMessages.load();
  return DeletedWorkspace;
}

/** All that the screen shows of a workspace in deletion: until when an owner can restore it, and the way to other ones. */
function DeletedWorkspace({ me, api, refresh }: DeletedWorkspaceProps): ReactElement {
  const texts = useSettingsMessages().deletion;
  const [error, setError] = useState<Error | null>(null);
  const [isRunning, setRunning] = useState(false);
  const [others, setOthers] = useState<readonly Membership[]>([]);
  const { name, id, deletionAt } = me.workspace;
  useEffect(() => {
    document.title = texts.deleted(name);
    api.read<Membership[]>('/me/workspaces').then(
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
      {me.role === 'owner' ? (
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
      <p>
        <SignOutLink className={styles.link}>{texts.signOut}</SignOutLink>
      </p>
    </main>
  );
}
