export const DELIVERY_STATES = ['pending', 'retrying', 'delivered', 'given_up', 'held', 'canceled'] as const;

export type DeliveryState = (typeof DELIVERY_STATES)[number];

/** What the address of a delivery log names: the webhook or the REST hook, and the state that is shown. */
export interface DeliverySearch {
  readonly webhook?: number;
  readonly hook?: number;
  readonly state?: DeliveryState | undefined;
}

/** Reads the query of an address; what is unknown in it is ignored. */
export function readDeliverySearch(search: Readonly<Record<string, unknown>>): DeliverySearch {
  const { webhook, hook } = search;
  const state = DELIVERY_STATES.find((each) => each === search['state']);
  return {
    ...(isId(webhook) && { webhook }),
    ...(isId(hook) && { hook }),
    ...(state && { state }),
  };
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
