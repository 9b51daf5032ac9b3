import { operationsOf, resolved, type ApiDocument, type JsonSchema } from './api-document.js';

/** What a date property of a request takes: a day, a date-time, or either. */
export type DateKind = 'day' | 'moment' | 'either';

/** Every date that a request takes by the document, as `dueDate of POST /cards`, with what it takes. */
export function datePropertiesOf(document: ApiDocument): Map<string, DateKind> {
  const found = new Map<string, DateKind>();
  for (const operation of operationsOf(document)) {
    const add = (schema: JsonSchema | undefined, property: string): void => {
      if (schema)
        for (const [name, kind] of datesIn(document, schema, property))
          found.set(`${name} of ${operation.method} ${operation.path}`, kind);
    };
    for (const { name, in: place, schema } of operation.parameters ?? [])
      if (place === 'query') add(schema, name);
    add(operation.requestBody?.content['application/json']?.schema, '');
  }
  return found;
}

function datesIn(document: ApiDocument, schema: JsonSchema, property: string): [string, DateKind][] {
  const full = resolved(document, schema);
  const kind = kindOf(full);
  if (kind) return [[property, kind]];
  return [
    ...Object.entries(full.properties ?? {}).flatMap(([name, held]) =>
      datesIn(document, held, property === '' ? name : `${property}.${name}`),
    ),
    ...(full.items ? datesIn(document, full.items, `${property}[]`) : []),
    ...[...(full.anyOf ?? []), ...(full.oneOf ?? [])].flatMap((branch) =>
      datesIn(document, branch, property),
    ),
  ];
}

function kindOf({ format, pattern }: JsonSchema): DateKind | undefined {
  if (format === 'date') return 'day';
  if (format === 'date-time') return 'moment';
  return typeof pattern === 'string' && pattern.startsWith('^\\d{4}-') ? 'either' : undefined;
}
