import type { Type } from '@nestjs/common';
import { MODULE_METADATA } from '@nestjs/common/constants.js';
import {
  PATTERN_EXTRAS_METADATA,
  PATTERN_HANDLER_METADATA,
  PATTERN_METADATA,
} from '@nestjs/microservices/constants.js';
import { PatternHandler } from '@nestjs/microservices/enums/pattern-handler.enum.js';
import type { EntranceSettings } from '@kiban/messaging/transport';

/** A subject that a controller of a service receives. */
export interface NatsEntrance {
  subject: string;
  kind: 'request' | 'message' | 'domain events';
  receivedBy: string;
  controller: string;
}

/** Reads the decorators of every controller that the module and its imports register. */
export function natsEntrances(module: Type, seen = new Set<Type>()): NatsEntrance[] {
  if (seen.has(module)) return [];
  seen.add(module);
  return [
    ...registered(module, MODULE_METADATA.CONTROLLERS).flatMap(entrancesOf),
    ...registered(module, MODULE_METADATA.IMPORTS).flatMap((imported) => natsEntrances(imported, seen)),
  ];
}

function registered(module: Type, list: string): Type[] {
  return (Reflect.getMetadata(list, module) as Type[] | undefined) ?? [];
}

function entrancesOf(controller: Type): NatsEntrance[] {
  const prototype = controller.prototype as Record<string, object>;
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const handler = prototype[name] as object;
    const subjects = (Reflect.getMetadata(PATTERN_METADATA, handler) as string[] | undefined) ?? [];
    const settings = (Reflect.getMetadata(PATTERN_EXTRAS_METADATA, handler) ?? {}) as EntranceSettings;
    const isMessage = Reflect.getMetadata(PATTERN_HANDLER_METADATA, handler) === PatternHandler.EVENT;
    return subjects.map((subject) => ({
      subject,
      ...receptionOf(settings, isMessage),
      controller: controller.name,
    }));
  });
}

function receptionOf(
  { durable, queue }: EntranceSettings,
  isMessage: boolean,
): Pick<NatsEntrance, 'kind' | 'receivedBy'> {
  if (durable) return { kind: 'domain events', receivedBy: `durable consumer \`${durable.durable}\`` };
  return {
    kind: isMessage ? 'message' : 'request',
    receivedBy: queue === undefined ? 'every replica' : `queue group \`${queue}\``,
  };
}
