/**
 * The part of `n8n-workflow` that the nodes use: for the type check and the tests of this repository, where n8n is not
 * installed. `npm run n8n` compiles the nodes against the real package.
 */

type GenericValue = string | number | boolean | object | null | undefined;

export interface IDataObject {
  [key: string]: GenericValue | IDataObject | GenericValue[] | IDataObject[];
}

export type JsonObject = Record<string, unknown>;

export const NodeConnectionTypes = { Main: 'main' } as const;

type Icon = `file:${string}.svg`;

export interface INodePropertyOptions {
  name: string;
  value: string | number | boolean;
  description?: string;
  action?: string;
}

export interface INodePropertyMode {
  displayName: string;
  name: string;
  type: 'string' | 'list';
  hint?: string;
  placeholder?: string;
  typeOptions?: { searchListMethod: string; searchable: boolean };
  validation?: { type: 'regex'; properties: { regex: string; errorMessage: string } }[];
  extractValue?: { type: 'regex'; regex: string };
}

/** One group of parameters of a `fixedCollection`. */
export interface INodePropertyCollection {
  displayName: string;
  name: string;
  values: INodeProperties[];
}

export interface INodeProperties {
  displayName: string;
  name: string;
  type:
    | 'boolean'
    | 'collection'
    | 'dateTime'
    | 'fixedCollection'
    | 'multiOptions'
    | 'number'
    | 'options'
    | 'resourceLocator'
    | 'string'
    | 'notice';
  default: unknown;
  description?: string;
  hint?: string;
  placeholder?: string;
  required?: boolean;
  noDataExpression?: boolean;
  options?: (INodePropertyOptions | INodeProperties | INodePropertyCollection)[];
  modes?: INodePropertyMode[];
  typeOptions?: Record<string, unknown>;
  displayOptions?: { show?: Record<string, unknown[]>; hide?: Record<string, unknown[]> };
}

export interface INodeTypeDescription {
  displayName: string;
  name: string;
  icon: { light: Icon; dark: Icon };
  group: ('trigger' | 'transform' | 'input' | 'output')[];
  version: number;
  subtitle?: string;
  description: string;
  defaults: { name: string };
  usableAsTool?: true;
  inputs: string[];
  outputs: string[];
  credentials: { name: string; required: boolean }[];
  webhooks?: {
    name: string;
    httpMethod: string;
    responseMode: string;
    path: string;
    isFullPath?: boolean;
  }[];
  properties: INodeProperties[];
}

export interface INodeListSearchResult {
  results: { name: string; value: string | number; url?: string }[];
  paginationToken?: string;
}

export interface INodeExecutionData {
  json: IDataObject;
  pairedItem?: { item: number };
}

export interface IHttpRequestOptions {
  url: string;
  method?: 'DELETE' | 'GET' | 'PATCH' | 'POST' | 'PUT';
  headers?: IDataObject;
  qs?: IDataObject;
  body?: unknown;
  json?: boolean;
  returnFullResponse?: boolean;
}

export interface INode {
  id: string;
  name: string;
}

interface FunctionsBase {
  getCredentials<T extends object = IDataObject>(type: string): Promise<T>;
  getNode(): INode;
  getTimezone(): string;
  helpers: {
    httpRequestWithAuthentication(
      this: FunctionsBase,
      credentials: string,
      options: IHttpRequestOptions,
    ): Promise<unknown>;
  };
}

export interface IExecuteFunctions extends FunctionsBase {
  getInputData(): INodeExecutionData[];
  getNodeParameter(
    name: string,
    itemIndex: number,
    fallback?: unknown,
    options?: { extractValue?: boolean },
  ): unknown;
  getExecutionId(): string;
  evaluateExpression(expression: string, itemIndex: number): unknown;
  continueOnFail(): boolean;
}

export interface ILoadOptionsFunctions extends FunctionsBase {
  getCurrentNodeParameter(name: string, options?: { extractValue?: boolean }): unknown;
}

export interface IHookFunctions extends FunctionsBase {
  getNodeWebhookUrl(name: string): string | undefined;
  getNodeParameter(name: string, fallback?: unknown, options?: { extractValue?: boolean }): unknown;
  getWorkflowStaticData(type: 'node' | 'global'): IDataObject;
}

export interface IWebhookFunctions extends FunctionsBase {
  getNodeParameter(name: string, fallback?: unknown, options?: { extractValue?: boolean }): unknown;
  getWorkflowStaticData(type: 'node' | 'global'): IDataObject;
  getHeaderData(): Record<string, string | string[] | undefined>;
  getBodyData(): IDataObject;
  getRequestObject(): { rawBody?: Buffer };
  getResponseObject(): { status(code: number): { send(text: string): unknown } };
}

export interface IWebhookResponseData {
  workflowData?: INodeExecutionData[][];
  noWebhookResponse?: boolean;
  webhookResponse?: unknown;
}

export interface INodeType {
  description: INodeTypeDescription;
  methods?: {
    listSearch?: Record<
      string,
      (
        this: ILoadOptionsFunctions,
        filter?: string,
        paginationToken?: string,
      ) => Promise<INodeListSearchResult>
    >;
    loadOptions?: Record<string, (this: ILoadOptionsFunctions) => Promise<INodePropertyOptions[]>>;
  };
  webhookMethods?: {
    default: Record<'checkExists' | 'create' | 'delete', (this: IHookFunctions) => Promise<boolean>>;
  };
  execute?(this: IExecuteFunctions): Promise<INodeExecutionData[][]>;
  webhook?(this: IWebhookFunctions): Promise<IWebhookResponseData>;
}

export interface ICredentialType {
  name: string;
  displayName: string;
  icon: { light: Icon; dark: Icon };
  documentationUrl: string;
  properties: INodeProperties[];
  authenticate: { type: 'generic'; properties: { headers: IDataObject } };
  test: { request: { baseURL: string; url: string } };
}

interface ErrorOptions {
  message?: string;
  description?: string;
  itemIndex?: number;
  httpCode?: string;
}

/** As in n8n: the message is what the person reads, the description stands below it. */
export class NodeOperationError extends Error {
  readonly description: string | undefined;
  readonly context: { itemIndex?: number };

  constructor(
    readonly node: INode,
    error: Error | string,
    options: ErrorOptions = {},
  ) {
    super(options.message ?? (typeof error === 'string' ? error : error.message));
    this.description = options.description;
    this.context = options.itemIndex === undefined ? {} : { itemIndex: options.itemIndex };
  }
}

export class NodeApiError extends NodeOperationError {
  readonly httpCode: string | null;

  constructor(node: INode, response: JsonObject, options: ErrorOptions = {}) {
    super(
      node,
      typeof response['message'] === 'string' ? response['message'] : 'The request failed.',
      options,
    );
    this.httpCode = options.httpCode ?? null;
  }
}
