/** Conditions and their parameters; input never becomes part of the SQL text. */
export class Filter {
  readonly values: unknown[];
  private readonly parts: string[] = [];

  constructor(values: readonly unknown[]) {
    this.values = [...values];
  }

  /** @returns the parameter of a value */
  value(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }

  /** The same for the type, hidden from the planner: a statement that is planned once has the same plan for each value. */
  unseen(value: unknown, type: string): string {
    return `(SELECT ${this.value(value)}::${type})`;
  }

  add(condition: string): void {
    this.parts.push(condition);
  }

  get conditions(): string {
    return this.parts.map((part) => `AND (${part})`).join(' ');
  }
}
