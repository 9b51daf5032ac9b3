import fc from 'fast-check';
import type { ApiCall } from '../client/api-caller.js';
import { bodySchema, resolved, type ApiDocument, type JsonSchema, type Operation } from './api-document.js';

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    '../..',
    '%00',
    "'; --",
    '{}',
    'null',
    'kbn_',
    '💣'.repeat(50),
    'a'.repeat(600),
  ),
);

const oddValue = fc.oneof(
  oddText,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(0, -1, 1.5, 1e21, Number.MAX_SAFE_INTEGER + 2, [], {}, [[[[]]]], { __proto__: null }),
  fc.jsonValue({ maxDepth: 3 }) as fc.Arbitrary<unknown>,
);

/** Mostly valid values, since only these pass validation; sometimes arbitrary ones. */
function valueFor(document: ApiDocument, schema: JsonSchema, ids: readonly number[]): fc.Arbitrary<unknown> {
  return fc.oneof(
    { weight: 4, arbitrary: fitting(document, schema, ids) },
    { weight: 1, arbitrary: oddValue },
  );
}

function fitting(document: ApiDocument, schema: JsonSchema, ids: readonly number[]): fc.Arbitrary<unknown> {
  const full = resolved(document, schema);
  const examples = [schema.example, full.example].filter((example) => example !== undefined);
  if (full.enum) return fc.constantFrom(...full.enum);
  if (full.properties) return bodyFor(document, full, ids);
  const types = [full.type].flat();
  const options: fc.Arbitrary<unknown>[] = examples.map((example) => fc.constant(example));
  if (types.includes('null')) options.push(fc.constant(null));
  if (types.includes('string')) options.push(fc.string({ unit: 'grapheme', maxLength: 80 }), oddText);
  if (types.includes('boolean')) options.push(fc.boolean());
  if (types.includes('number')) options.push(fc.double({ noNaN: true }));
  if (types.includes('integer')) options.push(fc.constantFrom(...ids), fc.integer());
  if (types.includes('array'))
    options.push(fc.array(full.items ? valueFor(document, full.items, ids) : oddValue, { maxLength: 5 }));
  if (types.includes('object')) options.push(fc.dictionary(oddText, oddValue, { maxKeys: 5 }));
  return options.length > 0 ? fc.oneof(...options) : oddValue;
}

function bodyFor(document: ApiDocument, schema: JsonSchema, ids: readonly number[]): fc.Arbitrary<object> {
  const properties = Object.fromEntries(
    Object.entries(schema.properties ?? {}).map(([name, member]) => [name, valueFor(document, member, ids)]),
  );
  return fc.record(properties, { requiredKeys: schema.required ?? [] });
}

/** Calls of one operation, from almost valid to arbitrary. `ids` are existing ids of any kind. */
export function arbitraryCall(
  document: ApiDocument,
  operation: Operation,
  ids: readonly number[],
): fc.Arbitrary<ApiCall> {
  const schema = bodySchema(document, operation);
  const pathValues = fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...ids).map(String) },
      { weight: 1, arbitrary: oddText.map((text) => encoded(text)) },
    ),
    { minLength: 4, maxLength: 4 },
  );
  const query = fc.dictionary(
    fc.constantFrom(...namesOfQuery(operation), 'limit', 'cursor', 'unknown'),
    oddText.map((text) => encoded(text)),
    { maxKeys: 3 },
  );
  const body = schema
    ? fc.oneof({ weight: 6, arbitrary: bodyFor(document, schema, ids) }, { weight: 1, arbitrary: oddValue })
    : fc.constant(undefined);
  return fc
    .record({ pathValues, query, body })
    .map(({ pathValues: values, query: parameters, body: sent }) => {
      let index = 0;
      const path = operation.path.replace(/\{[^}]+\}/g, () => values[index++ % values.length] ?? '1');
      const search = Object.entries(parameters)
        .map(([name, value]) => `${name}=${value}`)
        .join('&');
      return {
        method: operation.method,
        path: search === '' ? path : `${path}?${search}`,
        ...(sent === undefined ? {} : { body: sent }),
      };
    });
}

const namesOfQuery = ({ parameters = [] }: Operation): string[] =>
  parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);

/** Percent-encoded; never empty or a dot segment, which would change the path. */
function encoded(text: string): string {
  const safe = encodeURIComponent(text.toWellFormed());
  return safe === '' || /^\.+$/.test(safe) ? 'x' : safe;
}
