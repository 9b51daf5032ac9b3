import { createContext, use } from 'react';
import { BoardFaces, type CardFaces } from '../../boards-data/card-faces.js';
import { useValue } from '../../observable/use-value.js';

export const BoardFacesContext = createContext<BoardFaces | null>(null);

/** @throws outside of the board view */
export function useBoardFaces(): BoardFaces {
  const faces = use(BoardFacesContext);
  if (faces === null) throw new Error('The board view is used before the board was opened.');
  return faces;
}

export const useFaces = (): CardFaces => useValue(useBoardFaces().value);
