import { createContext, use, useEffect, useRef } from 'react';
import type { WorkspaceFeed, WorkspaceListener } from './workspace-feed.js';

export const WorkspaceFeedContext = createContext<WorkspaceFeed | null>(null);

/** Calls the handler for each change of the workspace while the component is shown. */
export function useWorkspaceEvents(handler: WorkspaceListener): void {
  const feed = use(WorkspaceFeedContext);
  const latest = useRef(handler);
  useEffect(() => {
    latest.current = handler;
  });
  useEffect(() => feed?.subscribe((event) => latest.current(event)), [feed]);
}
