import type { ReactElement } from 'react';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { Field } from '../../../page-parts/field.js';
import styles from '../../../page-parts/parts.module.css';

/** The field of a code; or of the password, and what a person does who has none. */
export function TypedProof({ proof }: { proof: 'code' | 'password' }): ReactElement {
  const settings = useSettingsMessages();
  const texts = settings.freshFactor;
  if (proof === 'code')
    return (
      <Field
        label={settings.secondFactor.code}
        hint={settings.secondFactor.codeHint}
        name="code"
        required
        autoComplete="one-time-code"
        maxLength={40}
      />
    );
  return (
    <>
      <Field
        label={settings.yourPassword}
        name="password"
        type="password"
        required
        autoComplete="current-password"
      />
      <p className={styles.soft}>
        {texts.noPassword} {/* Beside this view, which may have texts that are being written. */}
        <a href="/sign-in/reset" target="_blank" rel="noreferrer">
          {texts.setPassword}
        </a>{' '}
        {texts.afterPassword}
      </p>
    </>
  );
}
