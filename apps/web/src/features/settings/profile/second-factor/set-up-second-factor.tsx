import { lazy, Suspense, useState, type ReactElement } from 'react';
import { useSession } from '../../../../session/session.js';
import { useSettingsMessages } from '../../../../texts/settings-messages.js';
import { Button } from '../../../../ui/button/button.js';
import { Fault } from '../../../../ui/fault/fault.js';
import { CopiedValue } from '../../../../page-parts/copied-value.js';
import { Field } from '../../../../page-parts/field.js';
import { Form, type SentForm } from '../../../../page-parts/form.js';
import styles from '../../../../page-parts/parts.module.css';
import { useAction } from '../../../../page-parts/use-action.js';
import { useFocusedField } from './use-focused-field.js';
import { SECOND_FACTOR, type SecondFactorSetup } from './second-factor.js';

const QrCode = lazy(() => import('./qr-code.js').then((loaded) => ({ default: loaded.QrCode })));

interface SetUpProps {
  readonly onChanged: (recoveryCodes: readonly string[]) => Promise<void>;
}

/** First the password, then the secret for the app and the first code of it. */
export function SetUpSecondFactor({ onChanged }: SetUpProps): ReactElement {
  const settings = useSettingsMessages();
  const texts = settings.secondFactor;
  const { api } = useSession();
  const action = useAction();
  const [setUp, setSetUp] = useState<SecondFactorSetup | null>(null);
  const start = ({ text, reset }: SentForm): void =>
    action.run(async () => {
      const { body } = await api.call('POST', SECOND_FACTOR, {
        body: { password: text('password') },
      });
      reset();
      setSetUp(body);
    });
  if (setUp !== null)
    return <FirstCode setUp={setUp} onChanged={onChanged} onCancel={() => setSetUp(null)} />;
  return (
    <Form onSend={start}>
      <p className={styles.soft}>{texts.offHint}</p>
      <Field
        label={settings.yourPassword}
        name="password"
        type="password"
        required
        autoComplete="current-password"
      />
      <Fault error={action.error} />
      <div className={styles.actions}>
        <Button kind="main" type="submit" disabled={action.isRunning}>
          {texts.setUp}
        </Button>
      </div>
    </Form>
  );
}

interface FirstCodeProps extends SetUpProps {
  readonly setUp: SecondFactorSetup;
  readonly onCancel: () => void;
}

function FirstCode({ setUp, onChanged, onCancel }: FirstCodeProps): ReactElement {
  const texts = useSettingsMessages().secondFactor;
  const { api } = useSession();
  const action = useAction();
  const panel = useFocusedField();
  const confirm = ({ text }: SentForm): void =>
    action.run(async () => {
      const body = { code: text('code') };
      const answer = await api.call('POST', `${SECOND_FACTOR}/confirm`, { body });
      await onChanged(answer.body.recoveryCodes);
    });
  return (
    <div ref={panel}>
      <Form onSend={confirm}>
        <p>{texts.scan}</p>
        <Suspense fallback={null}>
          <QrCode text={setUp.uri} label={texts.qrCode} />
        </Suspense>
        <CopiedValue label={texts.secret} value={setUp.secret} />
        <Field
          label={texts.code}
          hint={texts.firstCodeHint}
          name="code"
          required
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={10}
        />
        <Fault error={action.error} />
        <div className={styles.actions}>
          <Button kind="main" type="submit" disabled={action.isRunning}>
            {texts.turnOn}
          </Button>
          <Button onClick={onCancel}>{texts.cancel}</Button>
        </div>
      </Form>
    </div>
  );
}
