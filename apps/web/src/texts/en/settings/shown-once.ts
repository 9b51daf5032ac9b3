export const shownOnce = {
  copy: 'Copy',
  copyNamed: (name: string): string => `Copy: ${name}`,
  copied: 'Copied.',
  notCopied: 'The browser blocked copying. Select the value and copy it.',
  done: 'Done',
  leaveTitle: 'Leave this page?',
  leaveHint: 'The value on this page is shown only once. Copy it before you leave.',
  stay: 'Stay',
  leave: 'Leave',
};
