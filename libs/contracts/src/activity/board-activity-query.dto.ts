import { type EventKind, eventKinds, matchesPattern } from '@kiban/vocabulary';
import { namesIn, OneOfField, QueryIdField, QueryNamesField } from '../fields/fields.js';
import { PageQueryDto } from '../page-query.dto.js';
import { viaKinds, type ViaKind } from './activity.dto.js';

const kindsOfBoards = (Object.keys(eventKinds) as EventKind[]).filter(
  (kind) => eventKinds[kind].source === 'boards',
);
const patterns = [...kindsOfBoards, ...new Set(kindsOfBoards.map((kind) => `${kind.split('.')[0]}.*`))];

export class BoardActivityQueryDto extends PageQueryDto {
  @QueryIdField({ description: 'Only actions of this member', example: undefined })
  actor?: number;

  @OneOfField(viaKinds, {
    optional: true,
    name: 'ViaKind',
    description: 'Only actions by clients of this kind',
    example: undefined,
  })
  via?: ViaKind;

  @QueryNamesField(patterns, {
    description: 'Only these kinds; `card.*` names all kinds of a noun',
    example: undefined,
  })
  event?: string;
}

/** The kinds that patterns of a valid query name; null for all. */
export function activityKinds(event: string | undefined): readonly EventKind[] | null {
  if (event === undefined) return null;
  const named = [...namesIn(event)];
  return kindsOfBoards.filter((kind) => named.some((pattern) => matchesPattern(pattern, kind)));
}
