/** What an AI client may do: read, or read and write. */
export const clientAccesses = ['read', 'read_write'] as const;

export type ClientAccess = (typeof clientAccesses)[number];
