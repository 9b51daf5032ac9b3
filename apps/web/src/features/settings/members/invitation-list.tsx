import { useState, type ReactElement, type RefObject } from 'react';
import type { components } from '@kiban/client';
import { useSession } from '../../../session/session.js';
import { shortDate } from '../../../texts/dates.js';
import { fullMoment } from '../../../texts/moments.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { Button } from '../../../ui/button/button.js';
import { Confirm } from '../../../page-parts/confirm.js';
import parts from '../../../page-parts/parts.module.css';
import { useReadAgain } from '../../../page-parts/settings-query.js';
import { assignableRoles } from '@kiban/vocabulary';
import styles from './members.module.css';
import { INVITATIONS } from './paths.js';

export type Invitation = components['schemas']['Invitation'];

export interface InvitationListProps {
  readonly invitations: readonly Invitation[];
  readonly onRenew: (invitation: Invitation) => void;
  /** Gets the focus when the row of an invitation is gone. */
  readonly focusAfter: RefObject<HTMLElement | null>;
}

/** The invitations that are not accepted yet. */
export function InvitationList({ invitations, onRenew, focusAfter }: InvitationListProps): ReactElement {
  const texts = useSettingsMessages().members;
  const [withdrawing, setWithdrawing] = useState<Invitation | null>(null);
  return (
    <>
      <h3 className={styles.subhead}>{texts.open}</h3>
      {invitations.length === 0 && <p className={parts.soft}>{texts.noOpen}</p>}
      <ul className={styles.rows}>
        {invitations.map((invitation) => (
          <InvitationRow
            key={invitation.id}
            invitation={invitation}
            onRenew={() => onRenew(invitation)}
            onWithdraw={() => setWithdrawing(invitation)}
          />
        ))}
      </ul>
      {withdrawing && (
        <Withdraw invitation={withdrawing} onClose={() => setWithdrawing(null)} focusAfter={focusAfter} />
      )}
    </>
  );
}

interface InvitationRowProps {
  readonly invitation: Invitation;
  readonly onRenew: () => void;
  readonly onWithdraw: () => void;
}

function InvitationRow({ invitation, onRenew, onWithdraw }: InvitationRowProps): ReactElement {
  const texts = useSettingsMessages().members;
  const { me } = useSession();
  const { email, role, state, expiresAt } = invitation;
  return (
    <li className={styles.row}>
      <div className={styles.person}>
        <p className={styles.name}>{email}</p>
        <p className={styles.meta}>
          <span>{texts.roles[role]}</span>
          <span>
            {state === 'expired' ? texts.expired : texts.expires}{' '}
            <time dateTime={expiresAt} title={fullMoment(expiresAt)}>
              {shortDate(expiresAt)}
            </time>
          </span>
        </p>
      </div>
      <div className={styles.actions}>
        {assignableRoles(me.role).includes(role) && (
          <Button kind="quiet" aria-label={texts.renewNamed(email)} onClick={onRenew}>
            {texts.renew}
          </Button>
        )}
        {state === 'open' && (
          <Button kind="quiet" aria-label={texts.withdrawNamed(email)} onClick={onWithdraw}>
            {texts.withdraw}
          </Button>
        )}
      </div>
    </li>
  );
}

interface WithdrawProps {
  readonly invitation: Invitation;
  readonly onClose: () => void;
  readonly focusAfter: RefObject<HTMLElement | null>;
}

function Withdraw({ invitation: { id, email }, onClose, focusAfter }: WithdrawProps): ReactElement {
  const texts = useSettingsMessages().members;
  const { api } = useSession();
  const readAgain = useReadAgain();
  const withdraw = async (): Promise<void> => {
    await api.call('DELETE', `${INVITATIONS}/${id}`);
    await readAgain(INVITATIONS);
    announce(texts.withdrawn(email));
  };
  return (
    <Confirm
      title={texts.withdrawTitle(email)}
      button={texts.withdraw}
      isDanger
      run={withdraw}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      <p>{texts.withdrawHint}</p>
    </Confirm>
  );
}
