/** The part of an OpenAPI 3.1 document that these tests read. */
export interface JsonSchema {
  type?: string | string[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: unknown[];
  allOf?: JsonSchema[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  $ref?: string;
  example?: unknown;
  examples?: unknown[];
  additionalProperties?: boolean | JsonSchema;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  [keyword: string]: unknown;
}

export interface Content {
  schema?: JsonSchema;
  example?: unknown;
  examples?: Record<string, { value?: unknown }>;
}

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header' | 'cookie';
  required?: boolean;
  schema?: JsonSchema;
  example?: unknown;
}

interface Reference {
  $ref: string;
}

interface Response {
  content?: Record<string, Content>;
}

interface OperationObject {
  operationId: string;
  description: string;
  parameters?: (Parameter | Reference)[];
  requestBody?: { required?: boolean; content: Record<string, Content> };
  responses: Record<string, Response | Reference>;
  security?: Record<string, unknown>[];
}

export interface ApiDocument {
  paths: Record<string, Record<string, OperationObject>>;
  components: {
    schemas: Record<string, JsonSchema>;
    parameters?: Record<string, Parameter>;
    responses?: Record<string, Response>;
  };
  [member: string]: unknown;
}

/** With shared parameters and responses in place of the references to them. */
export interface Operation extends OperationObject {
  parameters?: Parameter[];
  responses: Record<string, Response>;
  /** In upper case. */
  method: string;
  /** With its parameters in braces, below {base_url}. */
  path: string;
}

const METHODS = ['get', 'post', 'put', 'patch', 'delete'];

export async function servedDocument(specUrl: string): Promise<ApiDocument> {
  const response = await fetch(specUrl);
  if (!response.ok) throw new Error(`GET ${specUrl} returned ${response.status}.`);
  return (await response.json()) as ApiDocument;
}

export function operationsOf(document: ApiDocument): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const parameters = (operation.parameters ?? []).map((parameter) => parameterOf(document, parameter));
      const responses = Object.fromEntries(
        Object.entries(operation.responses).map(([status, one]) => [status, responseOf(document, one)]),
      );
      return [{ ...operation, parameters, responses, method: method.toUpperCase(), path }];
    }),
  );
}

function parameterOf(document: ApiDocument, parameter: Parameter | Reference): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const found = document.components.parameters?.[parameter.$ref.replace('#/components/parameters/', '')];
  if (!found) throw new Error(`The document has no ${parameter.$ref}.`);
  return found;
}

function responseOf(document: ApiDocument, response: Response | Reference): Response {
  if (!('$ref' in response)) return response;
  const found = document.components.responses?.[response.$ref.replace('#/components/responses/', '')];
  if (!found) throw new Error(`The document has no ${response.$ref}.`);
  return found;
}

/** The resolved schema of an operation's JSON body; undefined without a body. */
export function bodySchema(document: ApiDocument, operation: Operation): JsonSchema | undefined {
  const schema = operation.requestBody?.content['application/json']?.schema;
  return schema && resolved(document, schema);
}

/** Resolves a reference, also inside an allOf with one element. */
export function resolved(document: ApiDocument, schema: JsonSchema): JsonSchema {
  const { $ref, allOf } = schema;
  if ($ref !== undefined) {
    const found = document.components.schemas[$ref.replace('#/components/schemas/', '')];
    if (!found) throw new Error(`The document has no ${$ref}.`);
    return resolved(document, found);
  }
  const [only, ...others] = allOf ?? [];
  return only && others.length === 0 ? { ...schema, ...resolved(document, only) } : schema;
}
