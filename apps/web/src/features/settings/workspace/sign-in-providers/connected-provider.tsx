import { useRef, useState, type ReactElement, type RefObject } from 'react';
import { useSession } from '../../../../session/session.js';
import { useSettingsMessages } from '../../../../texts/settings-messages.js';
import { announce } from '../../../../ui/announcer/announce.js';
import { Button } from '../../../../ui/button/button.js';
import { Fault } from '../../../../ui/fault/fault.js';
import { Confirm } from '../../../../page-parts/confirm.js';
import { CopiedValue } from '../../../../page-parts/copied-value.js';
import { Facts } from '../../../../page-parts/facts.js';
import parts from '../../../../page-parts/parts.module.css';
import { useRightsAction } from '../../../../page-parts/use-rights-action.js';
import { GroupRoles } from './group-roles.js';
import { NewSecret } from './new-secret.js';
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
  const { signInProviders: texts, members } = useSettingsMessages();
  const { api } = useSession();
  const action = useRightsAction();
  const [isDeleting, setDeleting] = useState(false);
  const [opened, setOpened] = useState<'groups' | 'secret' | null>(null);
  const ownHeading = useRef<HTMLHeadingElement>(null);
  const path = `${SIGN_IN_PROVIDERS}/${provider.id}` as const;
  const { name, issuer, domains, required } = provider;
  const change = (said: string, send: () => Promise<unknown>): void =>
    action.run(async () => {
      await send();
      await onChanged();
      announce(said);
    });
  const close = async (isChanged: boolean): Promise<void> => {
    if (isChanged) await onChanged();
    setOpened(null);
    ownHeading.current?.focus();
  };
  return (
    <div role="group" aria-label={name} className={styles.provider}>
      <h3 ref={ownHeading} tabIndex={-1}>
        {name}
      </h3>
      <Facts
        rows={[
          [texts.issuer, issuer],
          [texts.defaultRole, members.roles[provider.defaultRole]],
          [texts.groups, groupsText(provider, texts.noGroups, members.roles)],
        ]}
      />
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
                  onClick={() =>
                    change(texts.proven(domain), () => api.call('POST', `${path}/domains/${domain}/verify`))
                  }
                >
                  {texts.verify(domain)}
                </Button>
              </div>
            </>
          )}
        </div>
      ))}
      {opened === 'groups' && <GroupRoles provider={provider} onDone={close} />}
      {opened === 'secret' && <NewSecret id={provider.id} onDone={close} />}
      <div className={parts.actions}>
        {opened !== 'groups' && <Button onClick={() => setOpened('groups')}>{texts.changeGroups}</Button>}
        {opened !== 'secret' && <Button onClick={() => setOpened('secret')}>{texts.changeSecret}</Button>}
      </div>
      <p>{required ? texts.isRequired : texts.isOptional}</p>
      {!required && <p className={parts.soft}>{texts.requireHint}</p>}
      <Fault error={action.error} />
      <div className={parts.actions}>
        <Button
          disabled={action.isRunning}
          onClick={() =>
            change(required ? texts.isOptional : texts.isRequired, () =>
              api.call('PATCH', path, { body: { required: !required } }),
            )
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

/** Such as “groups: kiban-admins → Admin, guests → Viewer”. */
function groupsText(
  { groupsClaim, roleByGroup }: SignInProvider,
  none: string,
  roles: Readonly<Record<string, string>>,
): string {
  if (groupsClaim === null) return none;
  const pairs = Object.entries(roleByGroup).map(([group, role]) => `${group} → ${roles[role] ?? role}`);
  return `${groupsClaim}: ${pairs.join(', ')}`;
}
