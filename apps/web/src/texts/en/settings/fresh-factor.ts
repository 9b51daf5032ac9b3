export const freshFactor = {
  title: 'Show that it is you',
  hint: 'This change needs it again. The next ones then go on without it for a while.',
  proceed: 'Continue',
  usePasskey: 'Use a passkey',
  notUsed: 'No passkey was used. Try again.',
  noPassword: 'No password, because your company signs you in?',
  setPassword: 'Set one by a mailed link.',
  afterPassword: 'You sign in again after that, and can then add a passkey in your profile.',
};
