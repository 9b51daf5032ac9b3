import type { ReactElement } from 'react';
import { useSettingsMessages } from '../../../../texts/settings-messages.js';
import { Field } from '../../../../page-parts/field.js';
import type { SentForm } from '../../../../page-parts/form.js';
import { useSettingsQuery } from '../../../../page-parts/settings-query.js';
import { SECOND_FACTOR } from '../second-factor/second-factor.js';

/** The password, and a code while the second factor is on. */
export function ProofFields(): ReactElement {
  const texts = useSettingsMessages();
  const factor = useSettingsQuery(SECOND_FACTOR);
  return (
    <>
      <Field
        label={texts.yourPassword}
        name="password"
        type="password"
        required
        autoComplete="current-password"
      />
      {factor.data?.isOn === true && (
        <Field
          label={texts.secondFactor.code}
          hint={texts.secondFactor.codeHint}
          name="code"
          required
          autoComplete="one-time-code"
          maxLength={40}
        />
      )}
    </>
  );
}

/** What the API takes for them. */
export function proofOf({ text }: SentForm): { password: string; code: string | null } {
  return { password: text('password'), code: text('code') || null };
}
