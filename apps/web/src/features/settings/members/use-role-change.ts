import { useSession } from '../../../session/session.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { useReadAgain } from '../../../page-parts/settings-query.js';
import type { Role } from '@kiban/vocabulary';
import type { Member } from '../../../board-administration/member-rules.js';
import { INVITATIONS, MEMBERS } from './paths.js';

/** @returns a function that gives the member a role, unless someone else changed the member since it was read */
export function useRoleChange({ id, name, version }: Member): (role: Role) => Promise<void> {
  const texts = useSettingsMessages().members;
  const { api, me, refresh } = useSession();
  const readAgain = useReadAgain();
  return async (role) => {
    try {
      await api.call('PATCH', `${MEMBERS}/${id}`, {
        body: { role },
        headers: { 'if-match': `"${version}"` },
      });
    } finally {
      await readAgain(MEMBERS);
    }
    announce(texts.roleChanged(name, texts.roles[role]));
    if (id === me.member.id) await refresh();
    // A lower role withdraws the invitations that it may not give.
    await readAgain(INVITATIONS);
  };
}
