export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

export interface Schema {
  $ref?: string;
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  enum?: Json[];
  allOf?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  example?: Json;
  examples?: Json[];
}

/** A sample omits alternatives of other properties, dates that pass, and what boards of another kind have. */
const OMITTED = new Set(['before', 'after', 'hookUrl', 'target_url', 'expiresAt', 'columns', 'rows']);

/** Assembles values from the examples of schemas, with their properties in the order of the document. */
export class ExampleValues {
  constructor(private readonly schemas: Readonly<Record<string, Schema>>) {}

  /** @returns undefined where neither the schema nor a part of it has an example */
  of(schema: Schema): Json | undefined {
    const named = schema.$ref === undefined ? undefined : this.schemas[schema.$ref.split('/').at(-1) ?? ''];
    const given = schema.example ?? schema.examples?.[0] ?? named?.example ?? named?.examples?.[0];
    if (given !== undefined) return given;
    if (named) return this.of(named);
    const { allOf, anyOf, oneOf, properties, items } = schema;
    if (allOf) return this.merged(allOf);
    if (properties) return this.object(properties, schema.required ?? []);
    const [first] = anyOf ?? oneOf ?? [];
    if (first) return this.of(first);
    if (schema.enum) return schema.enum[0];
    const item = items && this.of(items);
    return item === undefined ? undefined : [item];
  }

  private object(properties: Readonly<Record<string, Schema>>, required: readonly string[]): Json {
    return Object.fromEntries(
      Object.entries(properties).flatMap(([name, property]) => {
        if (OMITTED.has(name) && !required.includes(name)) return [];
        const value = this.of(property);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }

  private merged(parts: readonly Schema[]): Json {
    return Object.assign({}, ...parts.map((part) => this.of(part))) as Json;
  }
}
