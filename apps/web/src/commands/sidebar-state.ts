import { Value } from '../observable/value.js';

const STORED = 'kiban.sidebar-folded';

/** Whether the sidebar is folded; remembered on this device. */
export const isSidebarFolded = new Value(localStorage.getItem(STORED) === 'yes');

export function toggleSidebar(): void {
  const isFolded = !isSidebarFolded.get();
  isSidebarFolded.set(isFolded);
  localStorage.setItem(STORED, isFolded ? 'yes' : 'no');
}
