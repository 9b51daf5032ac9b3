import { Link } from '@tanstack/react-router';
import { useRef, useState, type ReactElement } from 'react';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { Button } from '../../../ui/button/button.js';
import { Fault } from '../../../ui/fault/fault.js';
import { needsOwner, type Endpoint } from '../../../page-parts/endpoint.js';
import { EndpointState } from '../../../page-parts/endpoint-state.js';
import partStyles from '../../../page-parts/parts.module.css';
import { ShownOnce } from '../../../page-parts/shown-once.js';
import { useAction } from '../../../page-parts/use-action.js';
import { EndpointDialogs, type OpenDialog } from './endpoint-dialogs.js';
import { EndpointFacts } from './endpoint-facts.js';
import type { ShownKey } from './shown-keys.js';
import { useEndpointCalls } from './use-endpoint-calls.js';
import styles from './webhooks.module.css';

export interface EndpointCardProps {
  readonly endpoint: Endpoint;
  readonly shownKey: ShownKey | undefined;
  readonly onKey: (key: ShownKey) => void;
  readonly onKeyDone: () => void;
  readonly onRemoved: () => void;
}

/** A webhook or a REST hook in its list: its state, its statistics and its actions. */
export function EndpointCard({
  endpoint,
  shownKey,
  onKey,
  onKeyDone,
  onRemoved,
}: EndpointCardProps): ReactElement {
  const texts = useSettingsMessages().webhooks;
  const { kind, id } = endpoint;
  const name = texts.numbered(texts.kinds[kind], id);
  const action = useAction();
  const calls = useEndpointCalls(endpoint);
  const heading = useRef<HTMLHeadingElement>(null);
  const [notice, setNotice] = useState('');
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const say = (text: string): void => {
    setNotice(text);
    announce(text);
  };
  const act = (run: () => Promise<void>): void => {
    setNotice('');
    action.run(run);
  };
  const isOff = endpoint.status === 'disabled';
  const test = (): void =>
    act(async () => {
      setNotice(texts.sending);
      await calls.test().then(say, (error: unknown) => {
        setNotice('');
        throw error;
      });
    });
  const turnOn = (sendHeld: boolean): Promise<void> => calls.turnOn(sendHeld).then(() => say(texts.turnedOn));
  const toggle = (): void =>
    act(async () => {
      if (!isOff) {
        await calls.turnOff();
        say(texts.turnedOff);
        return;
      }
      const held = await calls.held();
      if (held > 0 || needsOwner(endpoint)) setDialog({ kind: 'turnOn', held });
      else await turnOn(false);
    });
  const buttons = [
    { title: texts.test, run: test, isShown: kind === 'webhook' },
    {
      title: !isOff ? texts.turnOff : needsOwner(endpoint) ? texts.confirm : texts.turnOn,
      run: toggle,
      // Only its tool turns a hook off, but a person can turn it on here.
      isShown: kind === 'webhook' || isOff,
    },
    { title: texts.newKey, run: () => setDialog({ kind: 'newKey' }), isShown: true },
    { title: texts.remove, run: () => setDialog({ kind: 'remove' }), isShown: true },
  ];
  return (
    <li className={styles.endpoint}>
      <h3 ref={heading} tabIndex={-1} className={styles.url}>
        {endpoint.url}
      </h3>
      <p>
        <EndpointState endpoint={endpoint} />
      </p>
      <EndpointFacts endpoint={endpoint} />
      <div className={partStyles.actions}>
        <Link
          to="/settings/deliveries"
          search={{ [kind]: id }}
          aria-label={texts.logOf(name)}
          className={styles.log}
        >
          {texts.log}
        </Link>
        {buttons
          .filter(({ isShown }) => isShown)
          .map(({ title, run }) => (
            <Button
              key={title}
              kind={title === texts.remove ? 'danger' : 'plain'}
              aria-label={texts.action(title, name)}
              aria-disabled={action.isRunning}
              onClick={run}
            >
              {title}
            </Button>
          ))}
      </div>
      {notice !== '' && <p>{notice}</p>}
      <Fault error={action.error} />
      {shownKey && (
        <ShownOnce
          key={shownKey.value}
          label={texts.signingKey}
          hint={`${texts.signingKeyHint} ${shownKey.hint}`}
          value={shownKey.value}
          onDone={() => {
            onKeyDone();
            heading.current?.focus();
          }}
        />
      )}
      {dialog && (
        <EndpointDialogs
          endpoint={endpoint}
          name={name}
          open={dialog}
          calls={{ ...calls, turnOn }}
          onClose={() => setDialog(null)}
          onKey={onKey}
          onRemoved={onRemoved}
        />
      )}
    </li>
  );
}
