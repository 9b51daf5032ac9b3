import { useMemo, useState } from 'react';
import { useSession } from '../session/session.js';
import { Drafts, type Draft } from './drafts.js';

/** A text that is being written; null while there is none. */
export function useDraft(name: string): readonly [Draft | null, (draft: Draft | null) => void] {
  const { me } = useSession();
  const drafts = useMemo(() => new Drafts(me.member.id, sessionStorage), [me]);
  const [draft, setDraft] = useState(() => drafts.read(name));
  const keep = (next: Draft | null): void => {
    drafts.keep(name, next);
    setDraft(next);
  };
  return [draft, keep];
}
