import type { components } from '@kiban/client';

export type SignInProvider = components['schemas']['SignInProvider'];

/** What the section reads, by the API's path. */
export const SIGN_IN_PROVIDERS = '/workspace/sign-in-providers';
