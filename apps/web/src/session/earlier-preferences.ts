/** The name under which public/theme.js reads the theme before the first paint. */
export const STORED_THEME = 'kiban.theme';

const STORED_SIDEBAR = 'kiban.sidebar-folded';
const STORED_FOLDED = /^kiban\.folded\.(\d+)$/;

/** Reads and removes what earlier versions of the screen kept on the device. The theme stays, for the first paint. */
export function earlierPreferences(
  { workspaceId, memberId }: { readonly workspaceId: number; readonly memberId: number },
  storage: Storage,
): Record<string, unknown> {
  const document: Record<string, unknown> = {};
  const take = (name: string): string | null => {
    const value = storage.getItem(name);
    storage.removeItem(name);
    return value;
  };
  try {
    const theme = storage.getItem(STORED_THEME);
    if (theme !== null) document['theme'] = theme;
    const sidebar = take(STORED_SIDEBAR);
    if (sidebar === 'yes') document['isSidebarFolded'] = true;
    const { starred, opened } = parsed(take(`kiban.boards.${workspaceId}.${memberId}`));
    if (starred !== undefined) document['starred'] = starred;
    if (opened !== undefined) document['opened'] = opened;
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    const folded = names.flatMap((name) => {
      const [, boardId] = STORED_FOLDED.exec(name) ?? [];
      return boardId === undefined ? [] : [[boardId, parsedList(take(name))] as const];
    });
    if (folded.length > 0) document['folded'] = Object.fromEntries(folded);
  } catch {
    // Storage is refused: there is nothing to take over.
  }
  return document;
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function parsedList(text: string | null): unknown[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}
