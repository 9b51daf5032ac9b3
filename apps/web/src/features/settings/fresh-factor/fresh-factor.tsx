import { useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { useValue } from '../../../observable/use-value.js';
import { SessionContext, useSession } from '../../../session/session.js';
import { askingCalls } from './asking-calls.js';
import { FactorQuestion } from './factor-question.js';
import { ShowFactor } from './show-factor.js';

/** Within it, a change that needs the second factor again shows a dialog for it, and goes on after it. */
export function FreshFactor({ children }: { children: ReactNode }): ReactElement {
  const session = useSession();
  const [question] = useState(() => new FactorQuestion());
  const isOpen = useValue(question.isOpen);
  const asking = useMemo(
    () => ({ ...session, api: askingCalls(session.api, question.ask) }),
    [session, question],
  );
  return (
    <>
      <SessionContext value={asking}>{children}</SessionContext>
      {isOpen && <ShowFactor onShown={() => question.answer(true)} onCancel={() => question.answer(false)} />}
    </>
  );
}
