import { useEffect, useRef, useState, type ReactElement } from 'react';
import { can } from '@kiban/vocabulary';
import { useSession } from '../../../session/session.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import parts from '../../../page-parts/parts.module.css';
import { ReadState } from '../../../page-parts/read-state.js';
import { Section } from '../../../page-parts/section.js';
import { useSettingsQuery } from '../../../page-parts/settings-query.js';
import { SettingsView } from '../../../page-parts/settings-view.js';
import { Invitations } from './invitations.js';
import { MemberBoards } from './member-boards.js';
import { MemberRow } from './member-row.js';
import { ROLES, type Member } from '../../../board-administration/member-rules.js';
import styles from './members.module.css';
import { MEMBERS } from './paths.js';
import { RemoveMember } from './remove-member.js';

type Opened = { readonly dialog: 'remove' | 'boards'; readonly member: Member } | null;

/** The people of the workspace, their roles and private boards, and the invitations. */
export function MembersPage(): ReactElement {
  const texts = useSettingsMessages();
  const { me, refresh } = useSession();
  const members = useSettingsQuery(MEMBERS);
  const heading = useRef<HTMLHeadingElement>(null);
  const [opened, setOpened] = useState<Opened>(null);
  // The list is read again when the page gets the focus, and may show that the person has another role.
  const ownRole = members.data?.find(({ id }) => id === me.member.id)?.role ?? me.role;
  useEffect(() => {
    if (ownRole !== me.role) void refresh();
  }, [ownRole, me.role, refresh]);
  const close = (): void => setOpened(null);
  return (
    <SettingsView title={texts.views.members}>
      <Section title={texts.members.people} headingRef={heading}>
        {!can(me, 'updateMember') && <p className={parts.soft}>{texts.members.onlyManagers}</p>}
        <ReadState query={members}>
          {(read) => (
            <ul className={styles.rows}>
              {read.map((member) => (
                <MemberRow
                  key={member.id}
                  member={member}
                  members={read}
                  heading={heading}
                  onRemove={() => setOpened({ dialog: 'remove', member })}
                  onBoards={() => setOpened({ dialog: 'boards', member })}
                />
              ))}
            </ul>
          )}
        </ReadState>
        <AboutRoles />
      </Section>
      {can(me, 'updateMember') && <Invitations members={members.data ?? []} />}
      {opened?.dialog === 'remove' && (
        <RemoveMember member={opened.member} onClose={close} focusAfter={heading} />
      )}
      {opened?.dialog === 'boards' && <MemberBoards member={opened.member} onClose={close} />}
    </SettingsView>
  );
}

function AboutRoles(): ReactElement {
  const texts = useSettingsMessages().members;
  return (
    <details className={styles.about}>
      <summary>{texts.aboutRoles}</summary>
      <dl className={styles.roleHints}>
        {ROLES.map((role) => (
          <div key={role}>
            <dt>{texts.roles[role]}</dt>
            <dd>{texts.roleHints[role]}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
