/** The offline shell, in English. */
export const offline = {
  newVersion: 'A new version of Kiban is ready.',
  reload: 'Reload',
};

export type OfflineMessages = typeof offline;
