import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { Situation } from '../board-control/command.js';
import { currentBoard } from '../board-control/current-board.js';
import { screenControl } from '../board-control/screen-control.js';
import { toggleSidebar } from '../board-control/sidebar-state.js';

/** @returns a function that reads what commands are run on at the time of the call */
export function useSituation(): () => Situation {
  const navigate = useNavigate();
  return useCallback(
    () => ({
      board: currentBoard.get(),
      openPalette: () => screenControl.open('palette'),
      openKeys: () => screenControl.open('keys'),
      goToBoards: () => void navigate({ to: '/boards' }),
      goToInbox: () => void navigate({ to: '/inbox', search: {} }),
      goToMyWork: () => void navigate({ to: '/my-work' }),
      goToSearch: (q) => void navigate({ to: '/search', search: q === undefined ? {} : { q } }),
      goToSettings: () => void navigate({ to: '/settings' }),
      toggleSidebar,
    }),
    [navigate],
  );
}
