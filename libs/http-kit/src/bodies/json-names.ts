/** Names of objects, in an order: an engine makes a layout in memory for each that is new. */
interface Layout {
  followers: Map<string, Layout> | null;
  /** Most objects of a document have the names of the one before. */
  last: { readonly name: string; readonly layout: Layout } | null;
}

/**
 * Counts the different names of a JSON text and their different orders. The escapes of a name are not resolved, so the counts
 * are never less than those of the parsed text.
 */
export class JsonNames {
  /** Different names. */
  different = 0;
  /** Different orders of names, from the first name of an object on. */
  orders = 0;
  readonly #known = new Set<string>();
  readonly #start: Layout = { followers: null, last: null };
  /** Of the innermost object; null for an array. */
  #current: Layout | null = null;
  /** Those around it. */
  readonly #around: (Layout | null)[] = [];

  constructor(private readonly text: string) {}

  openObject(): void {
    this.#around.push(this.#current);
    this.#current = this.#start;
  }

  openArray(): void {
    this.#around.push(this.#current);
    this.#current = null;
  }

  close(): void {
    this.#current = this.#around.pop() ?? null;
  }

  /** The innermost object has a name between these places. */
  add(start: number, end: number): void {
    const layout = this.#current;
    if (layout === null) return;
    const { last } = layout;
    if (last !== null && this.#isAt(last.name, start, end)) this.#current = last.layout;
    else this.#addOther(layout, this.text.slice(start, end));
  }

  /** Faster than making the text of each name. */
  #isAt(name: string, start: number, end: number): boolean {
    if (end - start !== name.length) return false;
    for (let at = 0; at < name.length; at += 1)
      if (this.text.charCodeAt(start + at) !== name.charCodeAt(at)) return false;
    return true;
  }

  #addOther(layout: Layout, name: string): void {
    let next = layout.followers?.get(name);
    if (!next) {
      next = { followers: null, last: null };
      layout.followers ??= new Map();
      layout.followers.set(name, next);
      this.orders += 1;
      this.different = this.#known.add(name).size;
    }
    layout.last = { name, layout: next };
    this.#current = next;
  }
}
