/** What the reference reads of the OpenAPI 3.1 document. */
export interface OpenApi {
  info: { title: string; version: string; description: string };
  servers: readonly { url: string }[];
  tags: readonly {
    name: string;
    description: string;
    externalDocs?: { url: string; description?: string };
  }[];
  paths: Readonly<Record<string, Readonly<Record<string, OperationObject | undefined>>>>;
  webhooks: Readonly<Record<string, { post: OperationObject }>>;
  components: { schemas: Readonly<Record<string, Schema>> };
}

export interface Schema {
  $ref?: string;
  type?: string | readonly string[];
  format?: string;
  description?: string;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  items?: Schema;
  additionalProperties?: boolean | Schema;
  enum?: readonly unknown[];
  const?: unknown;
  allOf?: readonly Schema[];
  anyOf?: readonly Schema[];
  oneOf?: readonly Schema[];
  default?: unknown;
  example?: unknown;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  description?: string;
  required?: boolean;
  schema?: Schema;
}

export interface MediaType {
  schema?: Schema;
  example?: unknown;
  examples?: Readonly<Record<string, { value?: unknown }>>;
}

export interface ResponseObject {
  description?: string;
  headers?: Readonly<Record<string, { description?: string }>>;
  content?: Readonly<Record<string, MediaType>>;
}

export interface OperationObject {
  operationId: string;
  summary: string;
  description: string;
  tags: readonly string[];
  security?: readonly Readonly<Record<string, unknown>>[];
  parameters?: readonly Parameter[];
  requestBody?: { description?: string; content: Readonly<Record<string, MediaType>> };
  responses: Readonly<Record<string, ResponseObject>>;
  'x-codeSamples'?: readonly { lang: string; label: string; source: string }[];
}

export interface Operation extends OperationObject {
  /** In capitals. */
  method: string;
  path: string;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

/** In the order of the document. */
export function operationsOf(document: OpenApi): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ ...operation, method: method.toUpperCase(), path }] : [];
    }),
  );
}

/** The last part of a reference: the name of the component. */
export const nameOf = (reference: string): string => reference.slice(reference.lastIndexOf('/') + 1);

/**
 * Reads a document, with shared parameters, headers, responses and examples in the place of the references to them.
 * References to schemas stay, since a schema can contain itself and has a name to show.
 */
export function readOpenApi(text: string): OpenApi {
  const document = JSON.parse(text) as OpenApi;
  const follow = (value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map(follow);
    const { $ref, ...siblings } = value as { $ref?: unknown };
    if (typeof $ref === 'string' && !$ref.startsWith('#/components/schemas/'))
      return { ...(follow(targetOf(document, $ref)) as object), ...siblings };
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, follow(part)]));
  };
  return follow(document) as OpenApi;
}

function targetOf(document: OpenApi, reference: string): unknown {
  const path = reference.split('/').slice(1);
  return path.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], document);
}
