import type { ReactElement } from 'react';
import type { Endpoint } from '../../../page-parts/endpoint.js';
import { EndpointCard } from './endpoint-card.js';
import styles from './webhooks.module.css';
import type { ShownKeys } from './shown-keys.js';

export interface EndpointListProps {
  readonly endpoints: readonly Endpoint[];
  readonly none: string;
  readonly keys: ShownKeys;
  readonly onRemoved: () => void;
}

export function EndpointList({ endpoints, none, keys, onRemoved }: EndpointListProps): ReactElement {
  if (endpoints.length === 0) return <p>{none}</p>;
  return (
    <ul className={styles.list}>
      {endpoints.map((endpoint) => (
        <EndpointCard
          key={endpoint.id}
          endpoint={endpoint}
          shownKey={keys.all.get(endpoint.id)}
          onKey={(key) => keys.show(endpoint.id, key)}
          onKeyDone={() => keys.forget(endpoint.id)}
          onRemoved={() => {
            keys.forget(endpoint.id);
            onRemoved();
          }}
        />
      ))}
    </ul>
  );
}
