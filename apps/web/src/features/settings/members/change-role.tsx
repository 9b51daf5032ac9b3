import type { ReactElement, RefObject } from 'react';
import { useSession } from '../../../session/session.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { Confirm } from '../../../page-parts/confirm.js';
import type { Role } from '@kiban/vocabulary';
import { roleQuestion, type Member } from '../../../board-administration/member-rules.js';
import { useRoleChange } from './use-role-change.js';

export interface ChangeRoleProps {
  readonly member: Member;
  readonly role: Role;
  readonly onClose: () => void;
  readonly focusBack: HTMLElement | null;
  readonly focusAfter?: RefObject<HTMLElement | null>;
}

/** Asks before someone becomes an owner, or is one no longer. */
export function ChangeRole({ member, role, onClose, focusBack, focusAfter }: ChangeRoleProps): ReactElement {
  const texts = useSettingsMessages().members;
  const { me } = useSession();
  const change = useRoleChange(member);
  const isAppointed = roleQuestion(member.role, role) === 'appoint';
  const hint = member.id === me.member.id ? texts.dismissOwnHint : texts.dismissHint;
  return (
    <Confirm
      title={
        isAppointed ? texts.appointTitle(member.name) : texts.dismissTitle(member.name, texts.roles[role])
      }
      button={isAppointed ? texts.appoint : texts.dismiss}
      isDanger={!isAppointed}
      run={() => change(role)}
      onClose={onClose}
      focusBack={focusBack}
      {...(focusAfter && { focusAfter })}
    >
      <p>{isAppointed ? texts.appointHint : hint}</p>
    </Confirm>
  );
}
