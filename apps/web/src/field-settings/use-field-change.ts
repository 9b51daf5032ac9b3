import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import type { components } from '@kiban/client';
import type { CustomField } from '../board-model/entities.js';
import { useBoardSession } from '../board-control/hooks/use-board.js';
import { useSession } from '../session/session.js';

export type FieldChange =
  | { readonly kind: 'create'; readonly key: string; readonly body: components['schemas']['CreateField'] }
  | {
      readonly kind: 'update';
      readonly field: CustomField;
      readonly body: components['schemas']['UpdateField'];
    }
  | { readonly kind: 'delete'; readonly field: CustomField };

/**
 * Changes the fields of the board, on the version that the reader saw. What follows is read when the stream names the
 * change, as for changes of others.
 */
export function useFieldChange(): UseMutationResult<void, Error, FieldChange> {
  const { api } = useSession();
  const { store } = useBoardSession();
  return useMutation({
    mutationFn: async (change: FieldChange) => {
      if (change.kind === 'create') {
        const headers = { 'idempotency-key': change.key };
        await api.call('POST', `/boards/${store.base.boardId}/fields`, { body: change.body, headers });
        return;
      }
      const { field } = change;
      const headers = { 'if-match': `"${field.version}"`, 'idempotency-key': crypto.randomUUID() };
      if (change.kind === 'update')
        await api.call('PATCH', `/fields/${field.id}`, { body: change.body, headers });
      else await api.call('DELETE', `/fields/${field.id}`, { headers });
    },
  });
}
