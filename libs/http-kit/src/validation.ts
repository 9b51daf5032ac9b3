import {
  ValidationPipe,
  type ArgumentMetadata,
  type ValidationError as ClassValidatorError,
} from '@nestjs/common';
import { DomainError, type ErrorDetail } from '@kiban/contracts';
import { keepValidationRules } from './validation-rules.js';

type QueryClass = new () => object;

/** Leaves single parameters to their own pipes: read as a number here, `1e3` would pass for an id. */
class MemberValidationPipe extends ValidationPipe {
  /** Whether a query without a parameter is valid, by class: most requests send none, and the answer never changes. */
  private readonly acceptsNothing = new WeakMap<QueryClass, boolean>();

  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }

  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body') refuseWhatThePipeMisses(value);
    if (metadata.type !== 'query' || !isEmptyObject(value) || !isQueryClass(metadata.metatype))
      return super.transform(value, metadata);
    if (this.acceptsNothing.get(metadata.metatype)) return new metadata.metatype();
    const query: unknown = await super.transform(value, metadata);
    this.acceptsNothing.set(metadata.metatype, true);
    return query;
  }
}

const isEmptyObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

const isQueryClass = (metatype: unknown): metatype is QueryClass =>
  typeof metatype === 'function' && metatype !== Object && metatype !== String && metatype !== Array;

/** The pipe takes null for an absent body, and a member that every object inherits for one that the class has. */
function refuseWhatThePipeMisses(body: unknown): void {
  if (body === null) throw validationRefusal([]);
  if (typeof body !== 'object') return;
  const details = Object.keys(body)
    .filter((name) => name in Object.prototype)
    .map(unknownMember);
  if (details.length > 0) throw new DomainError('validation_failed', details[0]?.message ?? '', details);
}

const unknownMember = (field: string): ErrorDetail => ({
  field,
  code: 'unknown_member',
  message: `${field} is not a member of this request; leave it out.`,
});

/** Validates bodies and queries against their DTO classes; members that the class does not have are refused. */
export function createValidationPipe(): ValidationPipe {
  keepValidationRules();
  return new MemberValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    exceptionFactory: (errors) => validationRefusal(errors as ClassValidatorError[]),
  });
}

export function validationRefusal(errors: readonly ClassValidatorError[]): DomainError {
  const details = errors.flatMap((error) => detailsOf(error, ''));
  return new DomainError(
    'validation_failed',
    details[0]?.message ?? 'The body must be a JSON object.',
    details,
  );
}

function detailsOf(error: ClassValidatorError, parent: string): ErrorDetail[] {
  const field = parent ? `${parent}.${error.property}` : error.property;
  const own = Object.entries(error.constraints ?? {}).map(([code, message]) =>
    code === 'whitelistValidation'
      ? unknownMember(field)
      : { field, code, message: message.replace(error.property, field) },
  );
  return [...own, ...(error.children ?? []).flatMap((child) => detailsOf(child, field))];
}
