import { ValidationError } from '@kiban/contracts';
import { crossFault } from './archive-faults.js';
import { archive, type BoardArchive } from './board-archive.js';
import { pathOfFault } from './bounded-collections.js';

/** @throws ValidationError that names the first invalid property */
export function readArchive(body: unknown): BoardArchive {
  const result = archive.safeParse(body);
  const [issue] = result.error?.issues ?? [];
  const fault = result.success
    ? crossFault(result.data)
    : { field: pathOfFault(issue?.path ?? []), message: issue?.message ?? 'is not an export' };
  if (fault)
    throw new ValidationError(
      fault.field || 'body',
      'archive',
      `${fault.field || 'The body'}: ${fault.message.replace(/\.$/, '')}.`,
    );
  return result.data as BoardArchive;
}
