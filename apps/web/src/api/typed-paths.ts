import type { paths } from '@kiban/client';

/** Types of calls, from the path as it is written at the call: `/cards/${id}` is `GET /cards/{id}` of the OpenAPI document. */

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

type Segments<Path extends string> = Path extends `${infer Head}/${infer Rest}`
  ? [Head, ...Segments<Rest>]
  : [Path];

type WithoutQuery<Path extends string> = Path extends `${infer Before}?${string}` ? Before : Path;

/** Whether each segment is the one of the document, or stands for one of its parameters. */
type Fits<Given extends readonly string[], Known extends readonly string[]> = Given extends readonly [
  infer First extends string,
  ...infer Rest extends string[],
]
  ? Known extends readonly [infer Name extends string, ...infer Names extends string[]]
    ? Name extends `{${string}}`
      ? Fits<Rest, Names>
      : First extends Name
        ? Fits<Rest, Names>
        : false
    : false
  : Known extends readonly []
    ? true
    : false;

type Templates<Given extends readonly string[]> = {
  [Template in keyof paths]: Fits<Given, Segments<Template & string>> extends true ? Template : never;
}[keyof paths];

/** A literal segment is rather the path that has it than a parameter: `/cards/batch` is not `/cards/{id}`. */
type TemplateOf<Path extends string> = Path extends unknown
  ? WithoutQuery<Path> extends keyof paths
    ? WithoutQuery<Path>
    : Templates<Segments<WithoutQuery<Path>>>
  : never;

type OperationOf<M extends Method, Path extends string> = {
  [Template in TemplateOf<Path>]: paths[Template] extends Record<Lowercase<M>, infer Operation>
    ? Operation
    : never;
}[TemplateOf<Path>];

type JsonOf<Content> = Content extends { content: { 'application/json': infer Json } } ? Json : undefined;

type ResponsesOf<Operation> = Operation extends { responses: infer Responses } ? Responses : never;

/** The body of a success. */
export type ResultOf<M extends Method, Path extends string> =
  ResponsesOf<OperationOf<M, Path>> extends infer Responses
    ? JsonOf<Responses[Extract<keyof Responses, 200 | 201 | 202 | 204>]>
    : never;

type BodyOf<Operation> = Operation extends { requestBody?: { content: { 'application/json': infer Body } } }
  ? Body
  : undefined;

type Readable<Json> = Json extends object ? { readonly [Key in keyof Json]: Readable<Json[Key]> } : Json;

/** The body that the operation takes; a Blob has the JSON already. */
export type SentTo<M extends Method, Path extends string> = Readable<BodyOf<OperationOf<M, Path>>> | Blob;

/**
 * What a call has beside its path. A path that the document does not have with this method asks for a value that does not exist:
 * the type of `path` itself cannot depend on what is written there.
 */
export type Rest<M extends Method, Path extends string, Request> = [OperationOf<M, Path>] extends [never]
  ? [isNotInTheDocument: never]
  : [request?: Request];
