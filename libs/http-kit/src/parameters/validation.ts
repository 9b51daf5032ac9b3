import {
  ValidationPipe,
  type ArgumentMetadata,
  type ValidationError as ClassValidatorError,
} from '@nestjs/common';
import { DomainError, type ErrorDetail } from '@kiban/contracts';
import { batchOf, readBatch, type BatchProperty } from '../bodies/batch-items.js';
import { pathOf, requireBoundedShape, unknownMember } from '../bodies/body-shape.js';
import { DETAILS_MAX } from '../bodies/bounded-text.js';
import { keepValidationRules } from './validation-rules.js';

type DtoClass = new () => object;

/** Leaves single parameters to their own pipes: converted to a number here, `1e3` would be accepted as an id. */
class MemberValidationPipe extends ValidationPipe {
  /** Whether a query without parameters is valid, by class: most requests send none, and the result never changes. */
  private readonly acceptsNothing = new WeakMap<DtoClass, boolean>();

  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body') rejectWhatThePipeMisses(value);
    if (isDtoClass(metadata.metatype)) {
      // The pipe would first create an object of the class for each element.
      if (Array.isArray(value)) throw validationError([]);
      if (isObject(value)) requireBoundedShape(value, metadata.metatype);
    }
    if (metadata.type === 'body' && isObject(value) && isDtoClass(metadata.metatype)) {
      const batch = batchOf(metadata.metatype);
      if (batch) return this.transformBatch(value, metadata, batch);
    }
    if (metadata.type !== 'query' || !isEmptyObject(value) || !isDtoClass(metadata.metatype))
      return super.transform(value, metadata);
    if (this.acceptsNothing.get(metadata.metatype)) return new metadata.metatype();
    const query: unknown = await super.transform(value, metadata);
    this.acceptsNothing.set(metadata.metatype, true);
    return query;
  }

  /** The body without its elements first: no element is read for a request that is rejected as a whole. */
  private async transformBatch(
    value: object,
    metadata: ArgumentMetadata,
    { name, type }: BatchProperty,
  ): Promise<unknown> {
    const elements = (value as Record<string, unknown>)[name];
    if (!Array.isArray(elements)) return super.transform(value, metadata);
    const placeholders = elements.map(() => null);
    const body = (await super.transform({ ...value, [name]: placeholders }, metadata)) as object;
    const read = (element: object): Promise<object> => {
      rejectWhatThePipeMisses(element);
      return super.transform(element, { type: 'body', metatype: type }) as Promise<object>;
    };
    return Object.assign(body, { [name]: await readBatch(elements, type, read) });
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isEmptyObject = (value: unknown): boolean => isObject(value) && Object.keys(value).length === 0;

const isDtoClass = (metatype: unknown): metatype is DtoClass =>
  typeof metatype === 'function' && metatype !== Object && metatype !== String && metatype !== Array;

/** The pipe treats null as an absent body, and a property that every object inherits as one of the class. */
function rejectWhatThePipeMisses(body: unknown): void {
  if (body === null) throw validationError([]);
  if (typeof body !== 'object') return;
  const details = Object.keys(body)
    .filter((name) => name in Object.prototype)
    .map(unknownMember);
  if (details.length > 0) throw new DomainError('validation_failed', details[0]?.message ?? '', details);
}

/** Validates bodies and queries against their DTO classes; unknown properties are rejected. */
export function createValidationPipe(): ValidationPipe {
  keepValidationRules();
  return new MemberValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    exceptionFactory: (errors) => validationError(errors as ClassValidatorError[]),
  });
}

export function validationError(errors: readonly ClassValidatorError[]): DomainError {
  const details: ErrorDetail[] = [];
  for (const error of errors) addDetails(details, error, '');
  return new DomainError(
    'validation_failed',
    details[0]?.message ?? 'The body must be a JSON object.',
    details,
  );
}

/** Adds the faults of a property and its children, up to the limit of one response. */
function addDetails(details: ErrorDetail[], error: ClassValidatorError, parent: string): void {
  const field = pathOf(parent, error.property);
  for (const [code, message] of Object.entries(error.constraints ?? {})) {
    if (details.length >= DETAILS_MAX) return;
    details.push(
      code === 'whitelistValidation'
        ? unknownMember(field)
        : { field, code, message: message.replace(error.property, field) },
    );
  }
  for (const child of error.children ?? []) {
    if (details.length >= DETAILS_MAX) return;
    addDetails(details, child, field);
  }
}
