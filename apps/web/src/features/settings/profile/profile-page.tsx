import { useId, type ReactElement } from 'react';
import { singleKeys } from '../../../board-control/single-keys.js';
import { LanguageSelect } from '../../../display/language-select.js';
import { ThemeSelect } from '../../../display/theme-select.js';
import { useValue } from '../../../observable/use-value.js';
import type { Value } from '../../../observable/value.js';
import { useMessages } from '../../../texts/messages.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { areOthersAnnounced } from '../../../ui/announcer/others-announced.js';
import parts from '../../../page-parts/parts.module.css';
import { Section } from '../../../page-parts/section.js';
import { SettingsView } from '../../../page-parts/settings-view.js';
import { SessionsSection } from '../sessions/sessions-section.js';
import { EmailForm } from './email-form.js';
import { InstallApp } from './install-app.js';
import { NameForm } from './name-form.js';
import { OwnDataSection } from './own-data/own-data-section.js';
import { PasswordForm } from './password-form.js';
import { PasskeysSection } from './passkeys/passkeys-section.js';
import styles from './profile.module.css';
import { SecondFactorSection } from './second-factor/second-factor-section.js';

/** The signed-in person, and their choices. */
export function ProfilePage(): ReactElement {
  const messages = useMessages();
  const texts = useSettingsMessages();
  return (
    <SettingsView title={texts.views.profile}>
      <Section title={texts.profile.person}>
        <NameForm />
      </Section>
      <Section title={texts.email.title}>
        <EmailForm />
      </Section>
      <Section title={texts.profile.password}>
        <PasswordForm />
      </Section>
      <SecondFactorSection />
      <PasskeysSection />
      <Section title={texts.profile.display}>
        <div className={parts.form}>
          <div className={parts.field}>
            <label>
              {messages.theme}
              <ThemeSelect />
            </label>
          </div>
          <div className={parts.field}>
            <label>
              {messages.language}
              <LanguageSelect />
            </label>
          </div>
          <p className={parts.soft}>{texts.profile.whereKept}</p>
        </div>
      </Section>
      <Section title={texts.profile.keyboard}>
        <Switch label={texts.profile.singleKeys} hint={texts.profile.singleKeysHint} value={singleKeys} />
        <Switch
          label={texts.profile.announceOthers}
          hint={texts.profile.announceOthersHint}
          value={areOthersAnnounced}
        />
      </Section>
      <Section title={texts.profile.app}>
        <InstallApp />
      </Section>
      <SessionsSection />
      <OwnDataSection />
    </SettingsView>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly hint: string;
  readonly value: Value<boolean>;
}

function Switch({ label, hint, value }: SwitchProps): ReactElement {
  const isOn = useValue(value);
  const hintId = useId();
  return (
    <>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={isOn}
          aria-describedby={hintId}
          onChange={() => value.set(!isOn)}
        />
        {label}
      </label>
      <p id={hintId} className={parts.soft}>
        {hint}
      </p>
    </>
  );
}
