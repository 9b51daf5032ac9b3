import { Value } from '../observable/value.js';

/** Whether the sidebar is folded; a preference of the person. */
export const isSidebarFolded = new Value<boolean>(false);

export const toggleSidebar = (): void => isSidebarFolded.set(!isSidebarFolded.get());
