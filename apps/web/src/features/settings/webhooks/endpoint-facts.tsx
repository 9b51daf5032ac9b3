import type { ReactElement, ReactNode } from 'react';
import { useSettingsMessages, type SettingsMessages } from '../../../texts/settings-messages.js';
import { duration } from '../../../page-parts/delivery-words.js';
import type { Endpoint } from '../../../page-parts/endpoint.js';
import { ExactMoment } from '../../../page-parts/exact-moment.js';
import { Facts } from '../../../page-parts/facts.js';
import { Filled } from '../../../page-parts/filled.js';
import { Fault } from '../../../ui/fault/fault.js';
import { useEndpointStats, type EndpointStats } from './use-endpoint-stats.js';

type Texts = SettingsMessages['webhooks'];

/** What an endpoint receives, and how its deliveries go. */
export function EndpointFacts({ endpoint }: { endpoint: Endpoint }): ReactElement {
  const texts = useSettingsMessages().webhooks;
  const { facts } = texts;
  const { data: stats, error } = useEndpointStats(endpoint.id);
  const registered = <ExactMoment at={endpoint.createdAt} />;
  return (
    <>
      <Facts
        rows={[
          [facts.description, endpoint.description],
          [facts.events, <code key="events">{endpoint.events.join(', ')}</code>],
          [facts.boards, endpoint.boardIds && endpoint.boardIds.join(', ')],
          [facts.list, endpoint.listId],
          [facts.day, stats ? successRate(stats, texts) : '…'],
          [facts.queued, stats ? backlog(stats, texts) : '…'],
          [facts.lastSuccess, endpoint.lastSuccessAt && <ExactMoment at={endpoint.lastSuccessAt} />],
          [
            facts.registered,
            endpoint.createdByName === null ? (
              registered
            ) : (
              <Filled text={texts.registeredBy} parts={{ at: registered, name: endpoint.createdByName }} />
            ),
          ],
        ]}
      />
      <Fault error={error} />
    </>
  );
}

function successRate(
  { attempts, succeeded, successRate: rate, durationMsP50 }: EndpointStats,
  texts: Texts,
): string {
  if (attempts === 0) return texts.noAttempts;
  const percent = (Math.floor((rate ?? 0) * 1_000) / 10).toLocaleString(document.documentElement.lang);
  const pace = durationMsP50 === null ? '' : texts.median(duration(durationMsP50));
  return texts.succeeded(succeeded, attempts, percent) + pace;
}

function backlog({ pending, retrying, held, oldestDueAt }: EndpointStats, texts: Texts): ReactNode {
  const parts = [
    pending > 0 && texts.pending(pending),
    retrying > 0 && texts.retrying(retrying),
    held > 0 && texts.held(held),
  ].filter((part) => part !== false);
  if (parts.length === 0) return texts.nothingQueued;
  const text = parts.join(', ');
  if (oldestDueAt === null) return text;
  return <Filled text={texts.dueSince} parts={{ parts: text, at: <ExactMoment at={oldestDueAt} /> }} />;
}
