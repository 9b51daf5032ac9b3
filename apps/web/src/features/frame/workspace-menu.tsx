import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Settings, Users } from 'lucide-react';
import type { ReactElement } from 'react';
import { rememberWorkspace } from '../../session/open-workspace.js';
import { useSession } from '../../session/session.js';
import { useMessages } from '../../texts/messages.js';
import { OpenedMenu } from '../../ui/menu/opened-menu.js';

export interface WorkspaceMenuProps {
  readonly button: HTMLElement;
  readonly onClose: () => void;
}

/** The workspace, its people and settings, and the others of the person. A token is for one workspace, so a choice loads the page again. */
export function WorkspaceMenu({ button, onClose }: WorkspaceMenuProps): ReactElement {
  const messages = useMessages();
  const navigate = useNavigate();
  const { me, api } = useSession();
  const { data: memberships = [] } = useQuery({
    queryKey: ['my-workspaces'],
    queryFn: () => api.read('/me/workspaces'),
    staleTime: Infinity,
  });
  const open = (slug: string): void => {
    rememberWorkspace(slug);
    api.forgetToken();
    location.assign('/boards');
  };
  const { name, slug: current } = me.workspace;
  const others =
    memberships.length < 2
      ? []
      : memberships.map(({ slug, name: title }) => ({
          title,
          isCurrent: slug === current,
          run: () => slug !== current && open(slug),
        }));
  return (
    <OpenedMenu
      label={messages.workspaceOf(name)}
      button={button}
      onClose={onClose}
      groups={[
        others,
        [
          {
            title: messages.people,
            icon: <Users size={16} aria-hidden />,
            run: () => void navigate({ to: '/settings/members' }),
          },
          {
            title: messages.settings,
            icon: <Settings size={16} aria-hidden />,
            run: () => void navigate({ to: '/settings/workspace' }),
          },
        ],
      ]}
    />
  );
}
