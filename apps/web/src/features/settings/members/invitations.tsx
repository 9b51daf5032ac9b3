import { useRef, useState, type ReactElement } from 'react';
import type { components } from '@kiban/client';
import { useSession } from '../../../session/session.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { Fault } from '../../../ui/fault/fault.js';
import { LeavingGuard } from '../../../page-parts/leaving-guard.js';
import { ReadState } from '../../../page-parts/read-state.js';
import { Section } from '../../../page-parts/section.js';
import { useReadAgain, useSettingsQuery } from '../../../page-parts/settings-query.js';
import { ShownOnce } from '../../../page-parts/shown-once.js';
import { useRightsAction } from '../../../page-parts/use-rights-action.js';
import { InvitationList } from './invitation-list.js';
import { InviteForm, type Invited } from './invite-form.js';
import type { Member } from '../../../board-administration/member-rules.js';
import { INVITATIONS } from './paths.js';

type CreatedInvitation = components['schemas']['CreatedInvitation'];

/** Invites people, and shows the link of the last invitation until the person has it. */
export function Invitations({ members }: { members: readonly Member[] }): ReactElement {
  const texts = useSettingsMessages().members;
  const { api } = useSession();
  const readAgain = useReadAgain();
  const invitations = useSettingsQuery(INVITATIONS);
  const action = useRightsAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const [created, setCreated] = useState<CreatedInvitation | null>(null);
  const invite = (body: Invited, onInvited?: () => void): void =>
    action.run(async () => {
      const answer = await api.call('POST', INVITATIONS, { body });
      onInvited?.();
      setCreated(answer.body);
      await readAgain(INVITATIONS);
    });
  return (
    <Section title={texts.invitations} headingRef={heading}>
      <InviteForm onInvite={invite} isRunning={action.isRunning} />
      <Fault error={action.error} />
      {created && (
        <ShownOnce
          key={created.id}
          label={texts.link}
          hint={(created.mail === 'sent' ? texts.mailed : texts.notMailed)(created.email)}
          value={created.link}
          onDone={() => {
            setCreated(null);
            heading.current?.focus();
          }}
        />
      )}
      {/* A mailed link is not lost with this page. */}
      <LeavingGuard isOn={created !== null && created.mail !== 'sent'} />
      <ReadState query={invitations}>
        {(read) => (
          <InvitationList
            invitations={read.filter(
              ({ state, email }) =>
                state === 'open' ||
                (state === 'expired' && !members.some((member) => member.email === email)),
            )}
            onRenew={({ email, role }) => invite({ email, role })}
            focusAfter={heading}
          />
        )}
      </ReadState>
    </Section>
  );
}
