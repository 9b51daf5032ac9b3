import { useState, type ReactElement } from 'react';
import { useSession } from '../../../../session/session.js';
import { useSettingsMessages } from '../../../../texts/settings-messages.js';
import { announce } from '../../../../ui/announcer/announce.js';
import { Button } from '../../../../ui/button/button.js';
import { Fault } from '../../../../ui/fault/fault.js';
import { ExactMoment } from '../../../../page-parts/exact-moment.js';
import { Facts } from '../../../../page-parts/facts.js';
import { Field } from '../../../../page-parts/field.js';
import { Form, type SentForm } from '../../../../page-parts/form.js';
import styles from '../../../../page-parts/parts.module.css';
import { useAction } from '../../../../page-parts/use-action.js';
import { useFocusedField } from './use-focused-field.js';
import { FEW_CODES, SECOND_FACTOR, type SecondFactorState } from './second-factor.js';

type Wish = 'recovery-codes' | 'off';

interface ChangeProps {
  readonly state: SecondFactorState;
  /** @param recoveryCodes null after it was turned off */
  readonly onChanged: (recoveryCodes: readonly string[] | null) => Promise<void>;
}

/** What a person with a second factor can do: new recovery codes, or turn it off. */
export function ChangeSecondFactor({ state, onChanged }: ChangeProps): ReactElement {
  const texts = useSettingsMessages().secondFactor;
  const [wish, setWish] = useState<Wish | null>(null);
  const { since, recoveryCodesLeft } = state;
  return (
    <>
      <Facts
        rows={[
          [texts.since, since === null ? null : <ExactMoment key="since" at={since} />],
          [texts.codesLeft, recoveryCodesLeft],
        ]}
      />
      {recoveryCodesLeft < FEW_CODES && <p>{texts.fewCodes}</p>}
      {wish === null ? (
        <div className={styles.actions}>
          <Button onClick={() => setWish('recovery-codes')}>{texts.newCodes}</Button>
          <Button kind="danger" onClick={() => setWish('off')}>
            {texts.turnOff}
          </Button>
        </div>
      ) : (
        <ProofForm
          key={wish}
          wish={wish}
          onCancel={() => setWish(null)}
          onChanged={onChanged}
          onDone={() => setWish(null)}
        />
      )}
    </>
  );
}

interface ProofProps extends Pick<ChangeProps, 'onChanged'> {
  readonly wish: Wish;
  readonly onCancel: () => void;
  readonly onDone: () => void;
}

function ProofForm({ wish, onCancel, onChanged, onDone }: ProofProps): ReactElement {
  const settings = useSettingsMessages();
  const texts = settings.secondFactor;
  const { api } = useSession();
  const action = useAction();
  const panel = useFocusedField();
  const send = ({ text }: SentForm): void =>
    action.run(async () => {
      const body = { password: text('password'), code: text('code') };
      if (wish === 'off') {
        await api.call('POST', `${SECOND_FACTOR}/off`, { body });
        announce(texts.isOff);
        await onChanged(null);
        return;
      }
      const answer = await api.call('POST', `${SECOND_FACTOR}/recovery-codes`, { body });
      onDone();
      await onChanged(answer.body.recoveryCodes);
    });
  return (
    <div ref={panel}>
      <Form onSend={send}>
        <p className={styles.soft}>{wish === 'off' ? texts.turnOffHint : texts.newCodesHint}</p>
        <Field
          label={settings.yourPassword}
          name="password"
          type="password"
          required
          autoComplete="current-password"
        />
        <Field
          label={texts.code}
          hint={texts.codeHint}
          name="code"
          required
          autoComplete="one-time-code"
          maxLength={40}
        />
        <Fault error={action.error} />
        <div className={styles.actions}>
          <Button kind={wish === 'off' ? 'danger' : 'main'} type="submit" disabled={action.isRunning}>
            {wish === 'off' ? texts.turnOff : texts.newCodes}
          </Button>
          <Button onClick={onCancel}>{texts.cancel}</Button>
        </div>
      </Form>
    </div>
  );
}
