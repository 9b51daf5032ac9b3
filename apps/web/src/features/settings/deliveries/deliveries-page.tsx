import { Link, useSearch } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { useSession } from '../../../session/session.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import {
  LISTS,
  mayManageWebhooks,
  ofHook,
  ofWebhook,
  type Endpoint,
  type EndpointKind,
} from '../../../page-parts/endpoint.js';
import { EndpointState } from '../../../page-parts/endpoint-state.js';
import { ReadState } from '../../../page-parts/read-state.js';
import { SettingsView } from '../../../page-parts/settings-view.js';
import { useSettingsQuery } from '../../../page-parts/settings-query.js';
import { DeliveryLog } from './delivery-log.js';
import { RedeliverMany } from './redeliver-many.js';
import styles from './deliveries.module.css';

/** The delivery log of the webhook or the REST hook that the address names. */
export function DeliveriesPage(): ReactElement {
  const texts = useSettingsMessages();
  const { me } = useSession();
  const { webhook, hook } = useSearch({ from: '/settings/deliveries' });
  const [kind, id]: [EndpointKind, number | undefined] =
    hook === undefined ? ['webhook', webhook] : ['hook', hook];
  return (
    <SettingsView title={texts.deliveries.title}>
      <p>
        <Link to="/settings/webhooks">{texts.deliveries.toWebhooks}</Link>
      </p>
      {!mayManageWebhooks(me) && <p>{texts.webhooks.noAccess}</p>}
      {mayManageWebhooks(me) && id === undefined && <p role="alert">{texts.deliveries.noId}</p>}
      {mayManageWebhooks(me) && id !== undefined && <Deliveries key={id} kind={kind} id={id} />}
    </SettingsView>
  );
}

function Deliveries({ kind, id }: { kind: EndpointKind; id: number }): ReactElement {
  const endpoint = useSettingsQuery(`${LISTS[kind]}/${id}`);
  return (
    <ReadState query={endpoint}>
      {(read) => {
        const shown: Endpoint = 'targetUrl' in read ? ofHook(read) : ofWebhook(read);
        return (
          <>
            <div className={styles.endpoint}>
              <code>{shown.url}</code>
              <p>
                <EndpointState endpoint={shown} />
              </p>
            </div>
            <DeliveryLog endpoint={shown} />
            <RedeliverMany endpoint={shown} />
          </>
        );
      }}
    </ReadState>
  );
}
