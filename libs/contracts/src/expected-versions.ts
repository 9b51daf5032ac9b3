import { DomainError } from '@kiban/vocabulary';

/** The versions that a write accepts; null accepts any. */
export type ExpectedVersions = readonly number[] | null;

/** For a write that expects another version than the present one. */
export function versionError(actual: number): DomainError {
  return new DomainError(
    'precondition_failed',
    `The resource is now at version ${actual}; read it again and send If-Match with the new ETag.`,
  );
}

/** @throws DomainError 412 if the resource has another version */
export function requireVersion(expected: ExpectedVersions, actual: number): void {
  if (expected !== null && !expected.includes(actual)) throw versionError(actual);
}
