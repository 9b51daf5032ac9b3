import { Check, ChevronDown } from 'lucide-react';
import type { ReactElement } from 'react';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { Fault } from '../../../ui/fault/fault.js';
import { ActionMenu } from '../../../ui/menu/menu.js';
import { useRightsAction } from '../../../page-parts/use-rights-action.js';
import type { Role } from '@kiban/vocabulary';
import { roleQuestion, type Member } from '../../../board-administration/member-rules.js';
import styles from './members.module.css';
import { useRoleChange } from './use-role-change.js';

export interface RoleMenuProps {
  readonly member: Member;
  readonly roles: readonly Role[];
  /** Asks first: the role of an owner is given or taken away. */
  readonly onAsk: (role: Role) => void;
}

/** The role of a member, as a menu of the roles that may be given. */
export function RoleMenu({ member, roles, onAsk }: RoleMenuProps): ReactElement {
  const texts = useSettingsMessages().members;
  const change = useRoleChange(member);
  const action = useRightsAction();
  const choose = (role: Role): void => {
    if (role === member.role) return;
    if (roleQuestion(member.role, role) !== null) {
      onAsk(role);
      return;
    }
    action.run(() => change(role));
  };
  return (
    <>
      <ActionMenu
        label={texts.roleOf(member.name, texts.roles[member.role])}
        className={styles.roleButton}
        groups={[
          roles.map((role) => ({
            title: texts.roles[role],
            icon: (
              <Check size={16} aria-hidden className={role === member.role ? undefined : styles.unchosen} />
            ),
            run: () => choose(role),
          })),
        ]}
      >
        {texts.roles[member.role]}
        <ChevronDown size={14} aria-hidden />
      </ActionMenu>
      <Fault error={action.error} />
    </>
  );
}
