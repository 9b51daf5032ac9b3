type Document = Readonly<Record<string, unknown>>;

/**
 * The changed parts of a document: a key such as `theme`, or an entry of a key such as `folded.12`. Two devices may then
 * change different entries of a key.
 */
export function changedPaths(key: string, before: unknown, after: unknown): readonly string[] {
  if (!isRecord(before) || !isRecord(after)) return [key];
  const entries = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return entries.filter((entry) => !isSame(before[entry], after[entry])).map((entry) => `${key}.${entry}`);
}

export function valueAt(document: Document, path: string): unknown {
  const [key, entry] = partsOf(path);
  const value = document[key];
  return entry === undefined ? value : isRecord(value) ? value[entry] : undefined;
}

/** The document with a part of another one. A part that is missing there is removed. */
export function withPartOf(document: Document, other: Document, path: string): Document {
  const [key, entry] = partsOf(path);
  if (entry === undefined) return withEntry(document, key, other[key]);
  const record = document[key];
  return { ...document, [key]: withEntry(isRecord(record) ? record : {}, entry, valueAt(other, path)) };
}

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

function withEntry(record: Document, key: string, value: unknown): Document {
  const others = Object.entries(record).filter(([each]) => each !== key);
  return Object.fromEntries(value === undefined ? others : [...others, [key, value]]);
}

/** Keys have no dot; entries may have one. */
function partsOf(path: string): readonly [string, string | undefined] {
  const dot = path.indexOf('.');
  return dot < 0 ? [path, undefined] : [path.slice(0, dot), path.slice(dot + 1)];
}

export const isRecord = (value: unknown): value is Document =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
