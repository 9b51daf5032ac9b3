import type { components } from '@kiban/client';

export type Workspace = components['schemas']['Workspace'];

/** What the view reads, by the API's path. */
export const WORKSPACE = '/workspace';
