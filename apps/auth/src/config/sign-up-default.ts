export const signUpModes = ['open', 'invited', 'closed'] as const;
export type SignUpMode = (typeof signUpModes)[number];

/** Open only where users of this machine alone can reach the deployment. */
export function defaultSignUpMode(publicOrigin: string): SignUpMode {
  const host = new URL(publicOrigin).hostname;
  const isLoopback = /^(localhost|.+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(host);
  return isLoopback ? 'open' : 'invited';
}
