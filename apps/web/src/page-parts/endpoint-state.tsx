import type { ReactElement } from 'react';
import { useSettingsMessages } from '../texts/settings-messages.js';
import { Badge } from './badge.js';
import type { Endpoint } from './endpoint.js';
import { ExactMoment } from './exact-moment.js';
import { Filled } from './filled.js';

/** Whether a webhook or hook is on and, if it is not, since when and why. */
export function EndpointState({ endpoint }: { endpoint: Endpoint }): ReactElement {
  const texts = useSettingsMessages().webhooks;
  const { status, disabledAt, disabledReason, failingSince } = endpoint;
  if (status === 'disabled')
    return (
      <>
        <Badge text={texts.off} tone="bad" />{' '}
        <Filled
          text={texts.offSince}
          parts={{
            at: disabledAt !== null && <ExactMoment at={disabledAt} />,
            reason: disabledReason === null ? null : texts.reasons[disabledReason],
          }}
        />
      </>
    );
  if (failingSince !== null)
    return (
      <>
        <Badge text={texts.failing} tone="warn" />{' '}
        <Filled text={texts.failingSince} parts={{ at: <ExactMoment at={failingSince} /> }} />
      </>
    );
  return <Badge text={texts.active} tone="good" />;
}
