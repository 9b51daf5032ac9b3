import type { DeliveryState, DeliveryTrigger } from '@kiban/contracts';

/** States in the table; `due` and `sending` are shown as pending or retrying. */
export const deliveryRow = { due: 0, sending: 1, delivered: 2, givenUp: 3, canceled: 5, held: 6 } as const;
export type DeliveryRowState = (typeof deliveryRow)[keyof typeof deliveryRow];

export const triggerNumbers: Record<DeliveryTrigger, number> = { event: 0, redelivery: 1, test: 2 };

export function triggerName(value: number): DeliveryTrigger {
  return value === triggerNumbers.redelivery
    ? 'redelivery'
    : value === triggerNumbers.test
      ? 'test'
      : 'event';
}

/** @param attempts started attempts, including one in flight */
export function deliveryState(state: number, attempts: number): DeliveryState {
  switch (state) {
    case deliveryRow.due:
      return attempts > 0 ? 'retrying' : 'pending';
    case deliveryRow.sending:
      return attempts > 1 ? 'retrying' : 'pending';
    case deliveryRow.delivered:
      return 'delivered';
    case deliveryRow.givenUp:
      return 'given_up';
    case deliveryRow.held:
      return 'held';
    default:
      return 'canceled';
  }
}
