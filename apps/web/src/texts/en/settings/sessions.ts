export const sessions = {
  title: 'Where you are signed in',
  hint: 'Do you see a browser that is not yours? Sign it out, and change your password. AI clients are listed under Tokens and AI clients.',
  device: (browser: string | null, system: string | null): string =>
    system === null ? (browser ?? 'Unknown browser') : `${browser ?? 'Unknown browser'} on ${system}`,
  current: 'This browser',
  signedIn: 'Signed in',
  lastUsed: 'Last used',
  endNamed: (device: string): string => `Sign out: ${device}`,
  endTitle: (device: string): string => `Sign out ${device}?`,
  endHint:
    'The browser loses access to all your workspaces immediately, and can sign in again with your password or a passkey only.',
  ended: (device: string): string => `${device} is signed out.`,
  endOthers: 'Sign out all others',
  endOthersTitle: 'Sign out all other browsers?',
  endOthersHint:
    'They lose access to all your workspaces immediately, and can sign in again with your password or a passkey only. This browser stays signed in.',
  endedOthers: 'All other browsers are signed out.',
};
