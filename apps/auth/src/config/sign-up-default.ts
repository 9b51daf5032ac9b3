import { isLoopbackHost } from '@kiban/app-config';

export const signUpModes = ['open', 'invited', 'closed'] as const;
export type SignUpMode = (typeof signUpModes)[number];

/** Open only where users of this machine alone can reach the deployment. */
export function defaultSignUpMode(publicOrigin: string): SignUpMode {
  return isLoopbackHost(new URL(publicOrigin).hostname) ? 'open' : 'invited';
}
