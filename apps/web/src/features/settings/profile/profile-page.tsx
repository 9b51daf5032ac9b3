import { useId, type ReactElement } from 'react';
import { singleKeys } from '../../../commands/single-keys.js';
import { LanguageSelect } from '../../../display/language-select.js';
import { ThemeSelect } from '../../../display/theme-select.js';
import { useValue } from '../../../observable/use-value.js';
import { SignOutLink } from '../../../session/sign-out-link.js';
import { useMessages } from '../../../texts/messages.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import parts from '../parts/parts.module.css';
import { Section } from '../parts/section.js';
import { SettingsView } from '../parts/settings-view.js';
import { NameForm } from './name-form.js';
import { PasswordForm } from './password-form.js';
import styles from './profile.module.css';

/** The signed-in person, and their choices on this device. */
export function ProfilePage(): ReactElement {
  const messages = useMessages();
  const texts = useSettingsMessages();
  return (
    <SettingsView title={texts.views.profile}>
      <Section title={texts.profile.person}>
        <NameForm />
      </Section>
      <Section title={texts.profile.password}>
        <PasswordForm />
      </Section>
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
          <p className={parts.soft}>{texts.profile.thisDevice}</p>
        </div>
      </Section>
      <Section title={texts.profile.keyboard}>
        <SingleKeys />
      </Section>
      <Section title={texts.profile.session}>
        <p className={parts.soft}>{texts.profile.sessionHint}</p>
        <div className={parts.actions}>
          <SignOutLink className={styles.signOut}>{messages.signOut}</SignOutLink>
        </div>
      </Section>
    </SettingsView>
  );
}

function SingleKeys(): ReactElement {
  const texts = useSettingsMessages().profile;
  const areOn = useValue(singleKeys);
  const hintId = useId();
  return (
    <>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={areOn}
          aria-describedby={hintId}
          onChange={() => singleKeys.set(!areOn)}
        />
        {texts.singleKeys}
      </label>
      <p id={hintId} className={parts.soft}>
        {texts.singleKeysHint}
      </p>
    </>
  );
}
