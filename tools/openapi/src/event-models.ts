import { eventChanges, EventChangeDto, eventData, EventPayloadDto } from '@kiban/contracts';

type Model = new () => object;

/** The classes that events are made of: no route names them, so the documents have to be told. */
export const eventModels: readonly Model[] = [
  EventPayloadDto,
  EventChangeDto,
  ...new Set([
    ...Object.values(eventData).flatMap(({ classes }) => classes),
    ...Object.values(eventChanges).flatMap((properties) => Object.values(properties).map(({ type }) => type)),
  ]),
];
