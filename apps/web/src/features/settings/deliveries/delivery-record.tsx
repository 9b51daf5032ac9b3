import { useQueryClient } from '@tanstack/react-query';
import { useEffect, type ReactElement } from 'react';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { errorWords } from '../../../page-parts/delivery-words.js';
import { ExactMoment } from '../../../page-parts/exact-moment.js';
import { Facts } from '../../../page-parts/facts.js';
import { ReadState } from '../../../page-parts/read-state.js';
import { useSettingsQuery } from '../../../page-parts/settings-query.js';
import { AttemptView } from './attempt-view.js';
import { deliveryPath, showDelivery, type DeliveryDetail } from './deliveries.js';
import { Verbatim } from './verbatim.js';

/** The whole record of a delivery. What it reads also brings the summary up to date. */
export function DeliveryRecord({ id }: { id: number }): ReactElement {
  const queries = useQueryClient();
  const delivery = useSettingsQuery(deliveryPath(id));
  useEffect(() => {
    if (delivery.data) showDelivery(queries, delivery.data);
  }, [queries, delivery.data]);
  return <ReadState query={delivery}>{(read) => <Record delivery={read} />}</ReadState>;
}

function Record({ delivery }: { delivery: DeliveryDetail }): ReactElement {
  const texts = useSettingsMessages().deliveries;
  const { facts } = texts;
  const { attempts, lastError, nextAttemptAt, finishedAt } = delivery;
  return (
    <>
      <Facts
        rows={[
          [facts.delivery, delivery.id],
          [
            facts.event,
            <span key="event">
              {delivery.eventId} <code>{delivery.event}</code>
            </span>,
          ],
          [facts.trigger, texts.triggers[delivery.trigger]],
          [facts.queued, <ExactMoment key="queued" at={delivery.createdAt} />],
          [facts.next, nextAttemptAt && <ExactMoment at={nextAttemptAt} />],
          [facts.ended, finishedAt && <ExactMoment at={finishedAt} />],
          // The last attempt shows its own error; this is for deliveries that ended without an attempt.
          [facts.reason, attempts.length === 0 && lastError !== null ? errorWords(lastError, texts) : null],
        ]}
      />
      {attempts.map((attempt) => (
        <AttemptView key={attempt.number} attempt={attempt} />
      ))}
      <Verbatim title={texts.requestBody} text={delivery.request.body} missing={texts.eventGone} />
    </>
  );
}
