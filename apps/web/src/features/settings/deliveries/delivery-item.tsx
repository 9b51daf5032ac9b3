import { useEffect, useRef, type ReactElement } from 'react';
import { useSettingsMessages, type SettingsMessages } from '../../../texts/settings-messages.js';
import { Badge, type Tone } from '../../../page-parts/badge.js';
import { lastResult } from '../../../page-parts/delivery-words.js';
import type { Endpoint } from '../../../page-parts/endpoint.js';
import { ExactMoment } from '../../../page-parts/exact-moment.js';
import { Filled } from '../../../page-parts/filled.js';
import type { Delivery } from './deliveries.js';
import styles from './deliveries.module.css';
import { DeliveryRecord } from './delivery-record.js';
import { Redelivery } from './redelivery.js';

const TONES: Readonly<Record<Delivery['state'], Tone>> = {
  pending: 'plain',
  retrying: 'warn',
  delivered: 'good',
  given_up: 'bad',
  held: 'warn',
  canceled: 'plain',
};

export interface DeliveryItemProps {
  readonly delivery: Delivery;
  readonly endpoint: Endpoint;
  readonly isOpen: boolean;
  /** Whether the address of the page names it. */
  readonly isNamed: boolean;
  readonly takesFocus: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** Opens another delivery. */
  readonly onOpen: (id: number) => void;
}

/** One delivery of the log: a summary of its outcome and, when opened, the whole record. */
export function DeliveryItem(props: DeliveryItemProps): ReactElement {
  const { delivery, endpoint, isOpen, isNamed, takesFocus, onToggle, onOpen } = props;
  const texts = useSettingsMessages().deliveries;
  const item = useRef<HTMLLIElement>(null);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNamed) item.current?.scrollIntoView();
  }, [isNamed]);
  useEffect(() => {
    if (takesFocus) summary.current?.focus();
  }, [takesFocus]);
  const outcome = outcomeOf(delivery, texts);
  return (
    <li id={`delivery-${delivery.id}`} ref={item} className={styles.delivery}>
      <details open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
        <summary ref={summary}>
          <span className={styles.what}>
            <code>{delivery.event}</code>
            <Badge text={texts.states[delivery.state]} tone={TONES[delivery.state]} />
          </span>
          <ExactMoment at={delivery.createdAt} />
          <span className={styles.result}>
            {delivery.nextAttemptAt === null ? (
              outcome
            ) : (
              <Filled
                text={texts.next}
                parts={{ summary: outcome, at: <ExactMoment at={delivery.nextAttemptAt} /> }}
              />
            )}
          </span>
        </summary>
        {isOpen && <DeliveryRecord id={delivery.id} />}
        <Redelivery delivery={delivery} endpoint={endpoint} onOpen={onOpen} />
      </details>
    </li>
  );
}

function outcomeOf(delivery: Delivery, texts: SettingsMessages['deliveries']): string {
  const result = lastResult(delivery, texts);
  const attempts =
    delivery.attemptCount === 0
      ? texts.notAttempted
      : texts.attempts(delivery.attemptCount) + (result === '' ? '' : texts.last(result));
  return texts.triggerPrefix[delivery.trigger] + attempts;
}
