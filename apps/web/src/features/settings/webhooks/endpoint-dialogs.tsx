import type { ReactElement } from 'react';
import type { Endpoint } from '../../../page-parts/endpoint.js';
import type { ShownKey } from './shown-keys.js';
import { NewKeyDialog } from './new-key-dialog.js';
import { RemoveDialog } from './remove-dialog.js';
import { TurnOnDialog } from './turn-on-dialog.js';
import type { EndpointCalls } from './use-endpoint-calls.js';

export type OpenDialog =
  | { readonly kind: 'turnOn'; readonly held: number }
  | { readonly kind: 'newKey' }
  | { readonly kind: 'remove' };

export interface EndpointDialogsProps {
  readonly endpoint: Endpoint;
  readonly name: string;
  readonly open: OpenDialog;
  readonly calls: EndpointCalls;
  readonly onClose: () => void;
  readonly onKey: (key: ShownKey) => void;
  readonly onRemoved: () => void;
}

/** The dialog of an endpoint that is open. */
export function EndpointDialogs(props: EndpointDialogsProps): ReactElement {
  const { open, ...others } = props;
  if (open.kind === 'turnOn') return <TurnOnDialog {...others} held={open.held} />;
  return open.kind === 'newKey' ? <NewKeyDialog {...others} /> : <RemoveDialog {...others} />;
}
