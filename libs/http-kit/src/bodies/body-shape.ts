import { DomainError, fieldShapes, type ErrorDetail, type FieldShape } from '@kiban/contracts';
import { boundedText, DETAILS_MAX } from './bounded-text.js';

type Class = new () => object;

/** Most characters of a property name from the request. */
const NAME_LENGTH_MAX = 100;
/** Values that a property without a shape may hold: its error then names it with the others. */
const STRAY_VALUES_MAX = 50;

/**
 * Rejects bodies that are costly to transform and validate: lists longer than their field's `max`, many unknown
 * properties, and arrays or objects where none is allowed. Elements of a batch are checked when each of them is read.
 * Validation handles all other faults and names each of them.
 * @param unknownMax unknown properties that are named before the value is rejected without its validation
 */
export function requireBoundedShape(value: object, type: Class, unknownMax = DETAILS_MAX): void {
  new ShapeCheck(unknownMax).object(value, type, '');
}

export const unknownMember = (field: string): ErrorDetail => ({
  field,
  code: 'unknown_member',
  message: `${field} is not a property of this request; remove it.`,
});

/** The path of a property, with a long name cut. */
export function pathOf(parent: string, name: string): string {
  const shown = boundedText(name, NAME_LENGTH_MAX);
  return parent ? `${parent}.${shown}` : shown;
}

class ShapeCheck {
  private readonly unknown: ErrorDetail[] = [];

  constructor(private readonly unknownMax: number) {}

  object(value: object, type: Class, path: string): void {
    const shapes = fieldShapes(type);
    for (const name in value) {
      const shape = shapes.get(name);
      if (!shape) this.addUnknown(pathOf(path, name));
      const held = (value as Record<string, unknown>)[name];
      if (typeof held === 'object' && held !== null) this.held(held, shape, path, name);
    }
  }

  private held(value: object, shape: FieldShape | undefined, parent: string, name: string): void {
    const { nested } = shape ?? {};
    if (!shape || Array.isArray(value) !== (nested?.isList ?? Array.isArray(value)))
      return requireFew(value, STRAY_VALUES_MAX, shape, pathOf(parent, name));
    if (!nested)
      return requireFew(value, Math.max(shape.itemsMax, STRAY_VALUES_MAX), shape, pathOf(parent, name));
    if (!Array.isArray(value)) return this.object(value, nested.type(), pathOf(parent, name));
    if (value.length > shape.itemsMax) throw rejectionOf(shape, pathOf(parent, name));
    if (nested.isBatch) return;
    for (const [index, item] of (value as unknown[]).entries()) {
      const path = `${pathOf(parent, name)}.${index}`;
      if (Array.isArray(item)) requireFew(item, STRAY_VALUES_MAX, shape, path);
      else if (typeof item === 'object' && item !== null) this.object(item, nested.type(), path);
    }
  }

  private addUnknown(path: string): void {
    this.unknown.push(unknownMember(path));
    if (this.unknown.length < this.unknownMax) return;
    throw new DomainError('validation_failed', this.unknown[0]?.message ?? '', this.unknown);
  }
}

function requireFew(value: object, valuesMax: number, shape: FieldShape | undefined, path: string): void {
  if (valuesLeft(value, valuesMax) < 0) throw rejectionOf(shape, path);
}

/** @returns how many more values than those in `value` are allowed; negative as soon as there are too many */
function valuesLeft(value: object, allowed: number): number {
  let left = allowed;
  for (const name in value) {
    left -= 1;
    if (left < 0) return left;
    const held = (value as Record<string, unknown>)[name];
    if (typeof held === 'object' && held !== null) left = valuesLeft(held, left);
    if (left < 0) return left;
  }
  return left;
}

function rejectionOf(shape: FieldShape | undefined, field: string): DomainError {
  const detail = shape
    ? { field, code: shape.code, message: `${field} must be ${shape.sentence}.` }
    : unknownMember(field);
  return new DomainError('validation_failed', detail.message, [detail]);
}
