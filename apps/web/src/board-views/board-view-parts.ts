import { createContext, type ComponentType } from 'react';
import type { ViewName } from './view-names.js';

/** What shows a board in each view beside the board itself. */
export type BoardViewParts = Readonly<Record<Exclude<ViewName, 'board'>, ComponentType>>;

/** Given by the routes, so that the board needs no view. */
export const BoardViewPartsContext = createContext<BoardViewParts | null>(null);
