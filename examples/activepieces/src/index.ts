import { createPiece } from '@activepieces/pieces-framework';
import { createCard } from './actions/create-card';
import { findCards } from './actions/find-cards';
import { moveCard } from './actions/move-card';
import { updateCard } from './actions/update-card';
import { kibanAuth } from './kiban-auth';
import { boardEvent } from './triggers/board-event';

export const kibanPiece = createPiece({
  displayName: 'Kiban',
  description: 'Work on boards',
  logoUrl: 'https://kiban.example/favicon.svg',
  authors: ['kiban'],
  auth: kibanAuth,
  actions: [createCard, updateCard, moveCard, findCards],
  triggers: [boardEvent],
});
