export const freshFactor = {
  title: 'Show your second factor',
  hint: 'This change needs it again. The next ones then go on without it for a while.',
  proceed: 'Continue',
  usePasskey: 'Use a passkey',
  notUsed: 'No passkey was used. Try again, or send a code.',
};
