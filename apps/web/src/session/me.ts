import type { components } from '@kiban/client';

export type Me = components['schemas']['Me'];
