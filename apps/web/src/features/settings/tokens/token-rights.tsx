import type { ReactElement } from 'react';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import type { SentForm } from '../../../page-parts/form.js';
import styles from './token-rights.module.css';

type Scopes = Readonly<Record<string, string>>;

/** Everything, chosen scopes, or SCIM alone. */
export type Rights = 'every' | 'some' | 'provisioning';

/** It stands alone, so it is not one of the chosen scopes. */
const PROVISIONING = 'members:provision';

/** A sign-in of `kiban` has events:read; a token reads events with webhooks:manage. */
const NOT_CHOSEN: ReadonlySet<string> = new Set([PROVISIONING, 'events:read']);

/** Restrictions as the API takes them; an empty object for the rights of an admin, from everywhere. */
export function restrictionsOf({ text, all }: SentForm): object {
  const ranges = text('addresses').split(/[\s,、，]+/u);
  const addressRanges = ranges.filter(Boolean);
  return {
    ...(text('rights') === 'some' ? { scopes: all('scopes') } : {}),
    ...(text('rights') === 'provisioning' ? { scopes: [PROVISIONING] } : {}),
    ...(addressRanges.length > 0 ? { addressRanges } : {}),
  };
}

interface Choice {
  rights: Rights;
  onChange: (rights: Rights) => void;
  /** Whether the token may manage webhooks, which receive the events of all boards. */
  hasWebhooks: boolean;
}

/** A choice of what a token may do: everything, the chosen scopes, or provisioning alone. */
export function TokenRights({ rights, onChange, hasWebhooks }: Choice): ReactElement {
  const texts = useSettingsMessages().tokens;
  const scopes = Object.entries<string>(texts.scopes).filter(
    ([scope]) => !NOT_CHOSEN.has(scope) && (hasWebhooks || scope !== 'webhooks:manage'),
  );
  const choice = (value: Rights, label: string): ReactElement => (
    <label className={styles.choice}>
      <input
        type="radio"
        name="rights"
        value={value}
        checked={rights === value}
        onChange={() => onChange(value)}
      />
      {label}
    </label>
  );
  return (
    <fieldset className={styles.rights}>
      <legend>{texts.rights}</legend>
      {choice('every', texts.everything)}
      {choice('some', texts.chosenRights)}
      {rights === 'some' && (
        <div className={styles.scopes} role="group" aria-label={texts.chosenRights}>
          {scopes.map(([scope, label]) => (
            <label key={scope} className={styles.choice}>
              <input type="checkbox" name="scopes" value={scope} defaultChecked={scope === 'boards:read'} />
              {label}
            </label>
          ))}
        </div>
      )}
      {choice('provisioning', texts.provisioning)}
    </fieldset>
  );
}

/** Scopes in words. A scope that another one includes is left out. */
export function scopeWords(scopes: readonly string[], labels: Scopes): string[] {
  const shown = scopes.filter((scope) => scope !== 'boards:read' || !scopes.includes('boards:write'));
  return shown.map((scope) => labels[scope] ?? scope);
}
