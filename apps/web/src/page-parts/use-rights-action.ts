import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error.js';
import { useSession } from '../session/session.js';
import { useMessages } from '../texts/messages.js';
import { faultOf } from '../ui/fault/fault.js';
import { showToast } from '../ui/toast/toasts.js';
import { useAction, type Action } from './use-action.js';

/** What a person can show: 403 as well, and no question of rights. */
const PROOFS = ['wrong_password', 'wrong_code', 'second_factor_required'];

/** The service refuses it to this person. */
export const isForbidden = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status === 403 && !PROOFS.includes(error.code);

/**
 * Runs an action that needs a role. A person who has lost it learns why, and the view is read again: it no
 * longer offers the action, so the sentence cannot stand beside it.
 * @param onForbidden closes what started the action
 */
export function useRightsAction(onForbidden?: () => void): Action {
  const { refresh } = useSession();
  const messages = useMessages();
  const queries = useQueryClient();
  const action = useAction();
  const run = (work: () => Promise<void>): void =>
    action.run(async () => {
      try {
        await work();
      } catch (error) {
        if (!isForbidden(error)) throw error;
        showToast({ kind: 'failure', text: faultOf(error, messages) });
        onForbidden?.();
        await Promise.all([refresh(), queries.invalidateQueries({ queryKey: ['settings'] })]);
      }
    });
  return { ...action, run };
}
