import { DomainError, type ErrorCode } from '@kiban/contracts';

/** The kinds of errors of RFC 7644 §3.12 that the service responds with. */
export const scimTypes = [
  'invalidFilter',
  'uniqueness',
  'mutability',
  'invalidSyntax',
  'invalidPath',
  'noTarget',
  'invalidValue',
] as const;
export type ScimType = (typeof scimTypes)[number];

/** A rejected SCIM request. */
export class ScimError extends DomainError {
  constructor(scimType: ScimType, message: string) {
    const code: ErrorCode = scimType === 'uniqueness' ? 'conflict' : 'validation_failed';
    super(code, message, [{ field: 'body', code: scimType, message }]);
  }
}
