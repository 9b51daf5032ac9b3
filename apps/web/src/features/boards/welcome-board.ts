import { useMutation, useQueryClient, type UseMutationResult } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { SentTo } from '../../api/typed-paths.js';
import { useSession } from '../../session/session.js';
import { preferredLanguage, type Language } from '../../texts/messages.js';
import { importBoard } from './imported.js';

/** The content is an export of a board. `npm start` imports the English one. */
const CONTENTS: Readonly<Record<Language, () => Promise<{ readonly default: unknown }>>> = {
  en: () => import('../../welcome/en.json'),
  ja: () => import('../../welcome/ja.json'),
};

/** Makes the board that explains itself, in the language of the screen, and opens it. */
export function useWelcomeBoard(): UseMutationResult<unknown, Error, void> {
  const { api } = useSession();
  const queries = useQueryClient();
  const navigate = useNavigate();
  // One key for this page: a second press imports no second board.
  const [key] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: async () => {
      const { default: body } = await CONTENTS[preferredLanguage()]();
      return importBoard(api, body as SentTo<'POST', '/boards/import'>, key);
    },
    onSuccess: async ({ boardId }) => {
      await queries.invalidateQueries({ queryKey: ['boards'] });
      await navigate({ to: '/boards/$boardId', params: { boardId } });
    },
  });
}
