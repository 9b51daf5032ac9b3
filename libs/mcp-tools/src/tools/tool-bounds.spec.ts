import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { limits } from '@kiban/client';
import { z } from 'zod';
import { callableTools } from './registry.js';
import type { JsonSchema } from '../schemas/argument-schema.js';

interface Document {
  paths: Record<
    string,
    Record<string, { operationId?: string; parameters?: { name?: string; schema?: JsonSchema }[] }>
  >;
  components: { schemas: Record<string, JsonSchema> };
}

const keywords = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'] as const;
type Bounds = Partial<Record<(typeof keywords)[number], unknown>>;

const document = JSON.parse(readFileSync('libs/contracts/openapi/openapi.json', 'utf8')) as Document;

/** Where the document states the bounds of an argument: `Schema.property`, or `operationId?parameter`. */
const documented: Readonly<Record<string, string>> = {
  'add_comment.text': 'CommentText.text',
  'create_cards.cards': 'CreateCards.cards',
  'create_cards.cards[].title': 'CreateCard.title',
  'create_cards.cards[].description': 'CreateCard.description',
  'create_cards.cards[].assignees': 'CreateCard.assigneeIds',
  'create_cards.cards[].labels': 'CreateCard.labelIds',
  'list_boards.query': 'CreateBoard.name',
  'search_cards.query': 'searchCards?q',
  'search_cards.due': 'searchCards?due',
  'search_cards.timeZone': 'searchCards?timeZone',
  'search_cards.fields': 'searchCards?field',
  'change_board.changes[].name': 'CreateBoard.name',
  'change_board.changes[].description': 'CreateBoard.description',
  'change_board.changes[].lists': 'CreateBoard.lists',
  'change_board.changes[].lists[]': 'NewList.name',
  'change_board.changes[].options': 'CreateField.options',
  'change_board.changes[].options[]': 'NewFieldOption.label',
  'update_card.title': 'UpdateCard.title',
  'update_card.description': 'UpdateCard.description',
  'update_card.assignees': 'UpdateCard.assigneeIds',
  'update_card.labels': 'UpdateCard.labelIds',
  // A batch of the API has one change for each item; one of the tools may have all changes of a card.
  'update_cards.cards': 'CreateCards.cards',
  'update_cards.cards[].set.title': 'UpdateCard.title',
  'update_cards.cards[].set.description': 'UpdateCard.description',
  'update_cards.cards[].labels.add': 'LabelChanges.add',
  'update_cards.cards[].labels.remove': 'LabelChanges.remove',
  'update_cards.cards[].assignees': 'UpdateCard.assigneeIds',
  'update_cards.cards[].checklist[].text': 'UpdateChecklistItem.text',
  'update_gantt_task.progress': 'UpdateGanttTask.progress',
  'update_list.name': 'UpdateList.name',
  'update_list.info.text': 'ListInfo.text',
  'update_list.info.color': 'ListInfo.color',
  'update_list.info.cardLimit': 'ListInfo.cardLimit',
  'update_list.info.attributes{}': 'ListInfo.attributes{}',
};

/** Bounds of the tools themselves: pages of a model's context, names that a tool resolves, keys. */
const own: Readonly<Record<string, Bounds>> = {
  cursor: { maxLength: 2_000 },
  requestKey: { minLength: 1, maxLength: 100 },
  // Each change is a request of its own.
  changes: { minItems: 1, maxItems: 20 },
  // An object in the API, whose properties the document does not count.
  fields: { maxItems: limits.fieldsPerBoardMax },
  'fields[]': { maxLength: 1_000 },
  // The document has a pattern.
  updatedSince: { maxLength: 40 },
};

/** @returns the bounds of a schema that a value may reach, without those of every integer */
function boundsOf(schema: JsonSchema): Bounds {
  return Object.fromEntries(
    keywords
      .filter((keyword) => schema[keyword] !== undefined && schema[keyword] !== 0)
      .filter((keyword) => Math.abs(schema[keyword] as number) !== Number.MAX_SAFE_INTEGER)
      .map((keyword) => [keyword, schema[keyword]]),
  );
}

/** Bounds of an argument and of those inside it, by path. Names and ids of objects are left to `named`. */
function collect(path: string, schema: JsonSchema, into: Map<string, Bounds>): Map<string, Bounds> {
  const { items, properties = {}, additionalProperties, anyOf = [] } = schema;
  const bounds = boundsOf(schema);
  if (Object.keys(bounds).length > 0) into.set(path, { ...into.get(path), ...bounds });
  for (const [name, member] of Object.entries(properties)) collect(`${path}.${name}`, member, into);
  if (items) collect(`${path}[]`, items, into);
  if (typeof additionalProperties === 'object') collect(`${path}{}`, additionalProperties, into);
  if (!isNamed(schema)) for (const option of anyOf) collect(path, option, into);
  return into;
}

/** An object that is identified by its id or its name. */
function isNamed({ anyOf = [] }: JsonSchema): boolean {
  return anyOf.some(({ type }) => type === 'integer') && anyOf.some(({ type }) => type === 'string');
}

function stated(place: string): Bounds {
  const [operation, parameter] = place.split('?');
  if (parameter !== undefined) {
    const found = Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .find(({ operationId }) => operationId === operation)
      ?.parameters?.find(({ name }) => name === parameter);
    return boundsOf(found?.schema ?? {});
  }
  const [name = '', property = ''] = place.split('.');
  const schema = document.components.schemas[name]?.properties?.[property.replace('{}', '')];
  const inside = property.endsWith('{}') ? (schema?.additionalProperties as JsonSchema) : schema;
  return boundsOf(inside ?? {});
}

const bounded = new Map(
  callableTools.flatMap((tool) => [
    ...collect(
      tool.name,
      z.toJSONSchema(tool.input, { io: 'input', unrepresentable: 'any' }) as JsonSchema,
      new Map(),
    ),
  ]),
);

describe('the bounds of tool arguments', () => {
  it('equal those of the OpenAPI document', () => {
    const differing = Object.entries(documented).filter(([path, place]) => {
      // A blank text is rejected by both; the tool has a sentence of its own for it.
      const expected = stated(place);
      delete expected.minLength;
      return JSON.stringify(sorted(bounded.get(path))) !== JSON.stringify(sorted(expected));
    });
    expect(
      differing.map(([path, place]) => ({ path, tool: bounded.get(path), document: stated(place) })),
    ).toEqual([]);
  });

  it('are those of the document or of the tool itself', () => {
    const undocumented = [...bounded].filter(([path]) => !(path in documented));
    for (const [path, bounds] of undocumented) {
      const name = path.slice(path.lastIndexOf('.') + 1);
      const expected = name === 'limit' ? { minimum: 1, maximum: bounds.maximum } : own[name];
      expect({ path, bounds }).toEqual({ path, bounds: expected });
    }
  });

  it('let a name be as long as the document lets names be', () => {
    const names: [string, unknown][] = [];
    const look = (path: string, schema: JsonSchema): void => {
      // The number of a card, such as #12, is no name.
      if (isNamed(schema) && !schema.anyOf?.some(({ pattern }) => pattern))
        names.push([path, schema.anyOf?.find(({ type }) => type === 'string')?.['maxLength']]);
      for (const [name, member] of Object.entries(schema.properties ?? {})) look(`${path}.${name}`, member);
      if (schema.items) look(`${path}[]`, schema.items);
    };
    for (const { name, input } of callableTools)
      look(name, z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
    const longest = document.components.schemas['UpdateList']?.properties?.['name']?.['maxLength'];
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter(([, length]) => length !== longest)).toEqual([]);
  });
});

const sorted = (bounds: Bounds = {}): [string, unknown][] => Object.entries(bounds).sort();
