import { cardPropertyList, type CardCarrier, type CardPropertyName } from '@kiban/vocabulary';

/**
 * The properties of a card as expressions of a SELECT, named as in the API.
 * @param card alias of the row @param carrier only those that it carries
 * @param written another expression for some properties
 */
export function propertyColumns(
  card: string,
  carrier?: CardCarrier,
  written: Partial<Record<CardPropertyName, string>> = {},
): string {
  return propertyColumnList(card, carrier, written).join(', ');
}

/** The same as a list. */
export function propertyColumnList(
  card: string,
  carrier?: CardCarrier,
  written: Partial<Record<CardPropertyName, string>> = {},
): string[] {
  return cardPropertyList(carrier).map(
    ([name, { column }]) => `${written[name] ?? `${card}.${column}`} AS "${name}"`,
  );
}

/** Bytes of text in the properties of a card. @param card alias of the row */
export function propertyBytes(card: string): string {
  return cardPropertyList()
    .filter(([, { type }]) => type === 'text')
    .map(([, { column }]) => `coalesce(octet_length(${card}.${column}), 0)`)
    .join(' + ');
}

/** Given values of properties by column; an omitted one stays omitted. */
export function valuesByColumn(values: object): Readonly<Record<string, unknown>> {
  const given = new Map(Object.entries(values));
  return Object.fromEntries(
    cardPropertyList()
      .filter(([name]) => given.get(name) !== undefined)
      .map(([name, { column }]) => [column, given.get(name)]),
  );
}
