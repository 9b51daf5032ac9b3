import { useState, type ReactElement, type RefObject } from 'react';
import { useSession } from '../../../../session/session.js';
import { useSettingsMessages } from '../../../../texts/settings-messages.js';
import { announce } from '../../../../ui/announcer/announce.js';
import { Button } from '../../../../ui/button/button.js';
import { Fault } from '../../../../ui/fault/fault.js';
import { Confirm } from '../../parts/confirm.js';
import { CopiedValue } from '../../parts/copied-value.js';
import { Facts } from '../../parts/facts.js';
import parts from '../../parts/parts.module.css';
import { useRightsAction } from '../../parts/use-rights-action.js';
import { SIGN_IN_PROVIDERS, type SignInProvider } from './sign-in-provider.js';
import styles from './sign-in-providers.module.css';

interface ConnectedProviderProps {
  readonly provider: SignInProvider;
  readonly onChanged: () => Promise<void>;
  /** Gets the focus when the provider is gone. */
  readonly heading: RefObject<HTMLElement | null>;
}

/** A connection: its addresses for the provider, its domains and their proof. */
export function ConnectedProvider({ provider, onChanged, heading }: ConnectedProviderProps): ReactElement {
  const texts = useSettingsMessages().signInProviders;
  const { api } = useSession();
  const action = useRightsAction();
  const [isDeleting, setDeleting] = useState(false);
  const path = `${SIGN_IN_PROVIDERS}/${provider.id}`;
  const { name, issuer, domains, required } = provider;
  const change = (method: 'PATCH' | 'POST', at: string, said: string, body?: object): void =>
    action.run(async () => {
      await api.call(method, at, body ? { body } : {});
      await onChanged();
      announce(said);
    });
  return (
    <div role="group" aria-label={name} className={styles.provider}>
      <h3>{name}</h3>
      <Facts rows={[[texts.issuer, issuer]]} />
      <CopiedValue label={texts.redirectUri} value={provider.redirectUri} />
      <CopiedValue label={texts.logoutUri} value={provider.logoutUri} />
      {domains.map(({ domain, isProven, record }) => (
        <div key={domain} className={styles.domain}>
          <p>{isProven ? texts.proven(domain) : texts.notProven(domain)}</p>
          {!isProven && (
            <>
              <CopiedValue label={texts.record(domain)} value={record} />
              <div className={parts.actions}>
                <Button
                  disabled={action.isRunning}
                  onClick={() => change('POST', `${path}/domains/${domain}/verify`, texts.proven(domain))}
                >
                  {texts.verify(domain)}
                </Button>
              </div>
            </>
          )}
        </div>
      ))}
      <p>{required ? texts.isRequired : texts.isOptional}</p>
      {!required && <p className={parts.soft}>{texts.requireHint}</p>}
      <Fault error={action.error} />
      <div className={parts.actions}>
        <Button
          disabled={action.isRunning}
          onClick={() =>
            change('PATCH', path, required ? texts.isOptional : texts.isRequired, { required: !required })
          }
        >
          {required ? texts.allowPasswords : texts.require}
        </Button>
        <Button kind="danger" onClick={() => setDeleting(true)}>
          {texts.delete}
        </Button>
      </div>
      {isDeleting && (
        <Confirm
          title={texts.deleteTitle(name)}
          button={texts.delete}
          isDanger
          run={async () => {
            await api.call('DELETE', path);
            await onChanged();
          }}
          onClose={() => setDeleting(false)}
          focusAfter={heading}
        >
          <p>{texts.deleteHint}</p>
        </Confirm>
      )}
    </div>
  );
}
