import { useQueryClient } from '@tanstack/react-query';
import type { ReactElement, RefObject } from 'react';
import { forgetPerson } from '../../../session/forget-person.js';
import { useSession } from '../../../session/session.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { Confirm } from '../../../page-parts/confirm.js';
import type { Member } from '../../../board-administration/member-rules.js';
import styles from './members.module.css';
import { MEMBERS } from './paths.js';

export interface RemoveMemberProps {
  readonly member: Member;
  readonly onClose: () => void;
  /** Gets the focus when the row of the member is gone. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** Removes a member, or leaves the workspace: says what ends and what stays. */
export function RemoveMember({ member, onClose, focusAfter }: RemoveMemberProps): ReactElement {
  const texts = useSettingsMessages().members;
  const { me, api } = useSession();
  const queries = useQueryClient();
  const isMe = member.id === me.member.id;
  const workspace = me.workspace.name;
  const remove = async (): Promise<void> => {
    await api.call('DELETE', `${MEMBERS}/${member.id}`);
    if (isMe) {
      await forgetPerson();
      // Opens another workspace of the person, if there is one.
      location.assign('/boards');
      return;
    }
    announce(texts.removed(member.name));
    await queries.invalidateQueries({ queryKey: ['settings'] });
  };
  return (
    <Confirm
      title={isMe ? texts.leaveTitle(workspace) : texts.removeTitle(member.name, workspace)}
      button={isMe ? texts.leave : texts.remove}
      isDanger
      run={remove}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      <Items title={texts.ends} items={isMe ? texts.ownEndsItems : texts.endsItems} />
      <Items title={texts.stays} items={isMe ? texts.ownStaysItems : texts.staysItems} />
      <p>{texts.returning}</p>
    </Confirm>
  );
}

function Items({ title, items }: { title: string; items: readonly string[] }): ReactElement {
  return (
    <div>
      <p>{title}</p>
      <ul className={styles.bullets}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
