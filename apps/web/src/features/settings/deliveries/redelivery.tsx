import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useSession } from '../../../session/session.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { Button } from '../../../ui/button/button.js';
import { Fault } from '../../../ui/fault/fault.js';
import { lastResult } from '../../../page-parts/delivery-words.js';
import { LISTS, type Endpoint } from '../../../page-parts/endpoint.js';
import { Filled } from '../../../page-parts/filled.js';
import partStyles from '../../../page-parts/parts.module.css';
import { useReadAgain } from '../../../page-parts/settings-query.js';
import { useAction } from '../../../page-parts/use-action.js';
import { addDelivery, deliveryPath, showDelivery, type Delivery } from './deliveries.js';

const LOOK_INTERVAL_MS = 1_000;
/** A little longer than an attempt may take. */
const LOOKS_MAX = 15;

export interface RedeliveryProps {
  readonly delivery: Delivery;
  readonly endpoint: Endpoint;
  readonly onOpen: (id: number) => void;
}

/** Redelivers an event, and shows the result of the first attempt or that it has not ended yet. */
export function Redelivery({ delivery, endpoint, onOpen }: RedeliveryProps): ReactElement {
  const texts = useSettingsMessages().deliveries;
  const { api } = useSession();
  const queries = useQueryClient();
  const readAgain = useReadAgain();
  const action = useAction();
  const [made, setMade] = useState<{ readonly id: number; readonly outcome: string } | null>(null);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  const redeliver = async (): Promise<void> => {
    const { body } = await api.call('POST', `${deliveryPath(delivery.id)}/redeliver`);
    addDelivery(queries, body);
    setMade({ id: body.id, outcome: texts.inProgress });
    for (let looks = 0; looks < LOOKS_MAX && isShown.current; looks += 1) {
      await new Promise((resolve) => setTimeout(resolve, LOOK_INTERVAL_MS));
      const now = await api.read(deliveryPath(body.id));
      showDelivery(queries, now);
      if (now.state === 'pending') continue;
      const outcome = texts.ended(texts.states[now.state], lastResult(now, texts));
      setMade({ id: now.id, outcome });
      announce(`${texts.delivery(now.id)}${outcome}`);
      await Promise.all([
        readAgain(deliveryPath(now.id)),
        // The result may have changed the state of the endpoint.
        readAgain(`${LISTS[endpoint.kind]}/${endpoint.id}`),
      ]);
      return;
    }
    setMade({ id: body.id, outcome: texts.notEnded });
  };
  return (
    <>
      <div className={partStyles.actions}>
        <Button
          aria-label={texts.redeliverOf(delivery.id)}
          aria-disabled={action.isRunning}
          onClick={() => action.run(redeliver)}
        >
          {texts.redeliver}
        </Button>
      </div>
      <Fault error={action.error} />
      {made && (
        <p>
          <Filled
            text={texts.redelivery}
            parts={{
              delivery: (
                <a href={`#delivery-${made.id}`} onClick={() => onOpen(made.id)}>
                  {texts.delivery(made.id)}
                </a>
              ),
              outcome: made.outcome,
            }}
          />
        </p>
      )}
    </>
  );
}
