import { limits } from '@kiban/contracts';
import type { LargeBody } from '@kiban/http-kit';

/** A board as a file is larger than any other request. */
export const largeBodies: readonly LargeBody[] = [
  {
    method: 'POST',
    url: '/api/v1/boards/import',
    bytesMax: limits.importBytesMax,
    valuesMax: limits.importValuesMax,
  },
];
