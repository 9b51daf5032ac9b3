import { createHash } from 'crypto';
import { NodeOperationError, type IDataObject, type IExecuteFunctions } from 'n8n-workflow';
import { callKiban, eachRow, type KibanCall } from '../../shared/request';

/** One operation on one item of the input: its parameters and its calls. */
export class Operation {
  private writes = 0;

  constructor(
    private readonly context: IExecuteFunctions,
    readonly item: number,
  ) {}

  get timeZone(): string {
    return this.context.getTimezone();
  }

  get<T>(path: string, query: IDataObject = {}): Promise<T> {
    return this.call({ path, query });
  }

  /** Repeating the step sends the same key, so a card is not created twice when the first response was lost. */
  write<T>(method: 'DELETE' | 'PATCH' | 'POST' | 'PUT', path: string, body?: object): Promise<T> {
    return this.call({ method, path, ...(body && { body }), idempotencyKey: this.keyOf(method, path, body) });
  }

  /** Rows of a paged list: all, or as many as the parameters say. */
  async rows<T>(path: string, query: IDataObject = {}): Promise<T[]> {
    const rows: T[] = [];
    const call = { path, query, itemIndex: this.item };
    for await (const row of eachRow<T>(this.context, call, this.limit())) rows.push(row);
    return rows;
  }

  /** The same of a list that the API does not filter: rows are read until enough of them pass. */
  async rowsThat<T>(passes: (row: T) => boolean, path: string, query: IDataObject): Promise<T[]> {
    const rows: T[] = [];
    const limit = this.limit();
    for await (const row of this.each<T>(path, query)) {
      if (passes(row)) rows.push(row);
      if (rows.length >= limit) break;
    }
    return rows;
  }

  each<T>(path: string, query: IDataObject): AsyncGenerator<T> {
    return eachRow<T>(this.context, { path, query, itemIndex: this.item });
  }

  /** How many rows the person wants. */
  limit(): number {
    return this.value('returnAll', false) === true ? Infinity : Number(this.value('limit', 50));
  }

  value(name: string, fallback?: unknown): unknown {
    return this.context.getNodeParameter(name, this.item, fallback);
  }

  text(name: string): string {
    return String(this.value(name, ''));
  }

  fields(name: string): IDataObject {
    return this.value(name, {}) as IDataObject;
  }

  /** What a locator holds, as text. */
  located(name: string): string {
    const given: unknown = this.context.getNodeParameter(name, this.item, '', { extractValue: true });
    return typeof given === 'string' || typeof given === 'number' ? String(given) : '';
  }

  /** @throws NodeOperationError if the locator holds no id */
  id(name: string, label: string): number {
    return this.optionalId(name) ?? this.fail(`Choose a ${label}.`);
  }

  optionalId(name: string): number | undefined {
    const given = this.context.getNodeParameter(name, this.item, '', { extractValue: true });
    if (given === '' || given === null || given === undefined) return undefined;
    const id = Number(given);
    if (Number.isSafeInteger(id) && id > 0) return id;
    return this.fail(`${name} must be the id of a resource, a positive whole number.`);
  }

  /** @throws NodeOperationError if the value is not an id */
  idOf(name: string, given: unknown): number {
    const [id, ...others] = this.idsOf(name, given);
    return id === undefined || others.length > 0 ? this.fail(`${name} must be one id.`) : id;
  }

  /** Ids that were chosen, or that an expression gives: an array, or a text with commas. */
  ids(name: string): number[] {
    return this.idsOf(name, this.value(name, []));
  }

  /** @param name of the parameter that holds the ids, for the error */
  idsOf(name: string, given: unknown): number[] {
    const values = Array.isArray(given) ? (given as unknown[]) : String(given).split(',');
    const ids = values.filter((value) => String(value).trim() !== '').map(Number);
    if (ids.every((id) => Number.isSafeInteger(id) && id > 0)) return [...new Set(ids)];
    return this.fail(`${name} must hold ids, positive whole numbers.`);
  }

  fail(sentence: string): never {
    throw new NodeOperationError(this.context.getNode(), sentence, { itemIndex: this.item });
  }

  private async call<T>(call: KibanCall): Promise<T> {
    return (await callKiban<T>(this.context, { ...call, itemIndex: this.item })).body;
  }

  /**
   * Differs for each execution, run of the node, item and write of the item. The content is part of it, since an agent may
   * use the node several times in one run.
   */
  private keyOf(method: string, path: string, body: object | undefined): string {
    const run = String(this.context.evaluateExpression('{{ $runIndex }}', this.item));
    const parts = [
      this.context.getExecutionId(),
      this.context.getNode().id,
      run,
      this.item,
      this.writes++,
      method,
      path,
      JSON.stringify(body),
    ];
    return `n8n-${createHash('sha256').update(parts.join('\n')).digest('hex')}`;
  }
}
