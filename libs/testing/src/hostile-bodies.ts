/** A JSON body that costs the receiver more than it costs the sender. */
export interface HostileShape {
  name: string;
  /** Bytes that one further unit adds. */
  unitBytes: number;
  /** JSON text in which `property` has `count` units: elements, levels, keys or characters. */
  text(property: string, count: number): string;
}

const list = (name: string, element: string): HostileShape => ({
  name,
  unitBytes: element.length + 1,
  text: (property, count) =>
    `{${JSON.stringify(property)}:[${Array.from({ length: count }, () => element).join(',')}]}`,
});

const nesting = (name: string, open: string, inner: string, close: string): HostileShape => ({
  name,
  unitBytes: open.length + close.length,
  text: (property, count) =>
    `{${JSON.stringify(property)}:${open.repeat(count)}${inner}${close.repeat(count)}}`,
});

const repeated = (name: string, unit: string, before: string, after: string): HostileShape => ({
  name,
  unitBytes: Buffer.byteLength(unit),
  text: (property, count) => `{${JSON.stringify(property)}:${before}${unit.repeat(count)}${after}}`,
});

const key = (index: number): string => `"k${String(index).padStart(6, '0')}":0`;
const keys = (count: number): string => Array.from({ length: count }, (_, index) => key(index)).join(',');

/** Every shape that the adversary sends; the fuzz and the fault runs share this table. */
export const hostileShapes = {
  emptyObjects: list('a list of {}', '{}'),
  wrongObjects: list('a list of objects with an unknown property', '{"x":1}'),
  nulls: list('a list of null', 'null'),
  numbers: list('a list of numbers', '0'),
  strings: list('a list of strings', '"a"'),
  nestedArrays: nesting('nested arrays', '[', '', ']'),
  nestedObjects: nesting('nested objects', '{"a":', '0', '}'),
  longString: repeated('a long string', 'a', '"', '"'),
  longAstralString: repeated('a long string of emoji', '💣', '"', '"'),
  escapedControls: repeated('a long string of escaped control characters', '\\u0001', '"', '"'),
  hugeNumber: repeated('a number of very many digits', '9', '', ''),
  manyKeys: {
    name: 'an object of many keys',
    unitBytes: key(0).length + 1,
    text: (property, count) => `{${JSON.stringify(property)}:{${keys(count)}}}`,
  },
  unknownProperties: {
    name: 'many unknown properties',
    unitBytes: key(0).length + 1,
    text: (property, count) => `{${JSON.stringify(property)}:"a",${keys(count)}}`,
  },
  longKey: {
    name: 'an unknown property with a long name',
    unitBytes: 1,
    text: (property, count) => `{${JSON.stringify(property)}:"a","${'k'.repeat(count)}":0}`,
  },
  rootList: {
    name: 'a list in place of the object',
    unitBytes: 3,
    text: (_property, count) => `[${Array.from({ length: count }, () => '{}').join(',')}]`,
  },
  cutOff: {
    name: 'a long list without an end',
    unitBytes: 3,
    text: (property, count) => `{${JSON.stringify(property)}:[${'{},'.repeat(count)}`,
  },
} as const satisfies Record<string, HostileShape>;

/** The shape with as many units as fit into `bytes`. */
export function hostileBody(shape: HostileShape, property: string, bytes: number): string {
  const around = Buffer.byteLength(shape.text(property, 1));
  return shape.text(property, Math.max(1, Math.floor((bytes - around) / shape.unitBytes)));
}
