const STORED_WORKSPACE = 'kiban.workspace';

/** The slug of the workspace of this tab, else of the last one that was open on this device. */
export const openWorkspace = (): string | null =>
  sessionStorage.getItem(STORED_WORKSPACE) ?? localStorage.getItem(STORED_WORKSPACE);

/** Tabs may show different workspaces; a new tab opens the last one. */
export function rememberWorkspace(slug: string): void {
  sessionStorage.setItem(STORED_WORKSPACE, slug);
  localStorage.setItem(STORED_WORKSPACE, slug);
}

export const forgetWorkspace = (): void => localStorage.removeItem(STORED_WORKSPACE);
