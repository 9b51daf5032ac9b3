import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState, type ReactElement } from 'react';
import { DELIVERY_STATES } from '../../../filters/delivery-search.js';
import { useMessages } from '../../../texts/messages.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { Button } from '../../../ui/button/button.js';
import { Fault } from '../../../ui/fault/fault.js';
import type { Endpoint } from '../../../page-parts/endpoint.js';
import partStyles from '../../../page-parts/parts.module.css';
import { Section } from '../../../page-parts/section.js';
import { useAction } from '../../../page-parts/use-action.js';
import { useLog, useRefresh } from './deliveries.js';
import styles from './deliveries.module.css';
import { DeliveryItem } from './delivery-item.js';
import { useOpenRecords } from './use-open-records.js';

/** The list of deliveries. Its filter is in the address, so that a reload or a shared link shows the same list. */
export function DeliveryLog({ endpoint }: { endpoint: Endpoint }): ReactElement {
  const messages = useMessages();
  const texts = useSettingsMessages().deliveries;
  const { state } = useSearch({ from: '/settings/deliveries' });
  const navigate = useNavigate({ from: '/settings/deliveries' });
  const { deliveries, error, hasOlder, readOlder } = useLog(endpoint.id, state);
  const refresh = useRefresh(endpoint);
  const action = useAction();
  const records = useOpenRecords();
  const [focused, setFocused] = useState<number | null>(null);
  const show = (chosen: string): void => {
    const next = DELIVERY_STATES.find((each) => each === chosen);
    void navigate({
      search: (before) => ({ ...before, state: next }),
      replace: true,
      hash: true,
    });
  };
  const older = (): void =>
    action.run(async () => {
      const [first] = await readOlder();
      // The button may be gone now, so the focus moves to the first added delivery.
      setFocused(first?.id ?? null);
    });
  const noticeOf = (count: number): string => {
    if (count === 0) return state === undefined ? texts.none : texts.noneInState;
    return hasOlder ? texts.hasOlder(texts.shown(count)) : texts.noOlder(texts.shown(count));
  };
  return (
    <Section title={texts.which}>
      <div className={partStyles.actions}>
        <label className={styles.filter}>
          {texts.show}
          <select value={state ?? ''} onChange={({ target }) => show(target.value)}>
            <option value="">{texts.allStates}</option>
            {DELIVERY_STATES.map((each) => (
              <option key={each} value={each}>
                {texts.states[each]}
              </option>
            ))}
          </select>
        </label>
        <Button onClick={() => action.run(refresh)}>{texts.refresh}</Button>
      </div>
      <p className={partStyles.soft}>{texts.hint(Intl.DateTimeFormat().resolvedOptions().timeZone)}</p>
      <Fault error={action.error ?? error} />
      {deliveries === undefined && error === null && <p>{messages.loading}</p>}
      {deliveries && <p role="status">{noticeOf(deliveries.length)}</p>}
      {deliveries && deliveries.length > 0 && (
        <ol id="deliveries">
          {deliveries.map((delivery) => (
            <DeliveryItem
              key={delivery.id}
              delivery={delivery}
              endpoint={endpoint}
              isOpen={records.isOpen(delivery.id)}
              isNamed={records.named === delivery.id}
              takesFocus={focused === delivery.id}
              onToggle={(isOpen) => records.toggle(delivery.id, isOpen)}
              onOpen={(id) => records.toggle(id, true)}
            />
          ))}
        </ol>
      )}
      {hasOlder && (
        <div className={partStyles.actions}>
          <Button aria-disabled={action.isRunning} onClick={older}>
            {texts.older}
          </Button>
        </div>
      )}
    </Section>
  );
}
