/** Size limits of a property. They bound a body before it is transformed and validated. */
export interface FieldShape {
  /** Stable error code for an invalid value. */
  code: string;
  /** Accepted values, as the end of a sentence that starts with the property's name. */
  sentence: string;
  /** Maximum number of array elements or object properties; 0 when the property accepts neither. */
  itemsMax: number;
  /** Class of the object, or of each element of the array. */
  nested?: {
    type: () => new () => object;
    isList: boolean;
    /** Each element is validated alone; a malformed one becomes the error that it has (`BatchItem`). */
    isBatch?: boolean;
  };
}

type Class = abstract new () => object;

const shapes = new WeakMap<object, Map<string, FieldShape>>();

/** Records what `fieldShapes` returns for the property. */
export function Shape(shape: FieldShape): PropertyDecorator {
  return (prototype, property) => {
    const own = shapes.get(prototype) ?? new Map<string, FieldShape>();
    shapes.set(prototype, own.set(String(property), shape));
  };
}

const collected = new WeakMap<Class, ReadonlyMap<string, FieldShape>>();

/** Shapes of the properties of a class, the inherited ones included, by name. */
export function fieldShapes(type: Class): ReadonlyMap<string, FieldShape> {
  const known = collected.get(type);
  if (known) return known;
  const all = new Map<string, FieldShape>();
  for (let level: unknown = type.prototype; isObject(level); level = Object.getPrototypeOf(level))
    for (const [name, shape] of shapes.get(level) ?? []) if (!all.has(name)) all.set(name, shape);
  collected.set(type, all);
  return all;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
