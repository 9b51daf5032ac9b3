import { useQuery } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { rememberWorkspace } from '../../session/open-workspace.js';
import { useSession } from '../../session/session.js';
import { useMessages } from '../../texts/messages.js';
import styles from './sidebar.module.css';

/** The name of the workspace; for a member of several, a choice. A token is for one workspace, so a choice loads the page again. */
export function WorkspaceName(): ReactElement {
  const messages = useMessages();
  const { me, api } = useSession();
  const { data: memberships = [] } = useQuery({
    queryKey: ['my-workspaces'],
    queryFn: () => api.read('/me/workspaces'),
    staleTime: Infinity,
  });
  if (memberships.length < 2) return <p className={styles.workspace}>{me.workspace.name}</p>;
  const open = (slug: string): void => {
    rememberWorkspace(slug);
    api.forgetToken();
    location.assign('/boards');
  };
  return (
    <label className={styles.workspace}>
      <span className="visually-hidden">{messages.switchWorkspace}</span>
      <select
        className={styles.choice}
        value={me.workspace.slug}
        onChange={({ target }) => open(target.value)}
      >
        {memberships.map(({ id, slug, name }) => (
          <option key={id} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
