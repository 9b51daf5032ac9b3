import { createContext, use, useSyncExternalStore } from 'react';
import type { BoardFaces } from '../workspace-model/board-faces.js';
import type { CardFaces } from '../session/card-faces.js';

export const BoardFacesContext = createContext<BoardFaces | null>(null);

/** @throws outside of the board view */
export function useBoardFaces(): BoardFaces {
  const faces = use(BoardFacesContext);
  if (faces === null) throw new Error('The board view is used before the board was opened.');
  return faces;
}

export function useFaces(): CardFaces {
  const faces = useBoardFaces();
  return useSyncExternalStore(faces.subscribe, faces.get);
}
