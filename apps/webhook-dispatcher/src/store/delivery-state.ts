import type { DeliveryState, DeliveryTrigger } from '@kiban/contracts';

/**
 * The states of a delivery in the tables. The numbers are stored, and the predicates of indexes contain them: a
 * number never changes its meaning.
 */
export const rowState = { due: 0, sending: 1, delivered: 2, givenUp: 3, canceled: 5, held: 6 } as const;
export type RowState = (typeof rowState)[keyof typeof rowState];

/** After these a delivery leaves the queue; for `state IN (…)`. */
export const endedStates = [rowState.delivered, rowState.givenUp, rowState.canceled].join(', ');

export const rowTrigger = { event: 0, redelivery: 1, test: 2 } as const satisfies Record<
  DeliveryTrigger,
  number
>;
export type RowTrigger = (typeof rowTrigger)[keyof typeof rowTrigger];

const triggerNames: Record<RowTrigger, DeliveryTrigger> = {
  [rowTrigger.event]: 'event',
  [rowTrigger.redelivery]: 'redelivery',
  [rowTrigger.test]: 'test',
};

type UnfinishedState = 'pending' | 'retrying';

/** Unfinished deliveries show as retrying from this number of started attempts on; one in flight has started. */
const retryingFrom = { [rowState.due]: 1, [rowState.sending]: 2 } as const;

const shownAs: Record<
  Exclude<RowState, keyof typeof retryingFrom>,
  Exclude<DeliveryState, UnfinishedState>
> = {
  [rowState.delivered]: 'delivered',
  [rowState.givenUp]: 'given_up',
  [rowState.canceled]: 'canceled',
  [rowState.held]: 'held',
};

/** The public state of a row. @param attempts started attempts, including one in flight */
export function deliveryState(state: RowState, attempts: number): DeliveryState {
  if (state === rowState.due || state === rowState.sending)
    return attempts >= retryingFrom[state] ? 'retrying' : 'pending';
  return shownAs[state];
}

/** The rows that show as a public state: the rule of `deliveryState` as a condition on `state` and `attempts`. */
export function stateCondition(shown: DeliveryState): string {
  const comparison = { pending: '<', retrying: '>=' }[shown as UnfinishedState] as string | undefined;
  const conditions =
    comparison === undefined
      ? Object.entries(shownAs).flatMap(([state, name]) => (name === shown ? [`state = ${state}`] : []))
      : Object.entries(retryingFrom).map(
          ([state, from]) => `state = ${state} AND attempts ${comparison} ${from}`,
        );
  return `(${conditions.join(' OR ')})`;
}

export const triggerName = (trigger: RowTrigger): DeliveryTrigger => triggerNames[trigger];
