import { eventChanges, EventChangeDto, eventData, EventPayloadDto } from '@kiban/contracts';

type Model = new () => object;

/** The classes of event payloads. No route references them, so they are registered explicitly. */
export const eventModels: readonly Model[] = [
  EventPayloadDto,
  EventChangeDto,
  ...new Set([
    ...Object.values(eventData).flatMap(({ classes }) => classes),
    ...Object.values(eventChanges).flatMap((properties) => Object.values(properties).map(({ type }) => type)),
  ]),
];
