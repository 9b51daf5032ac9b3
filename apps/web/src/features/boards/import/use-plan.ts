import { useEffect, useState } from 'react';
import type { ImportReader } from './import-reader.js';
import type { ImportPlan, PlanChoices } from './import-plan.js';

export interface Planning {
  /** That of earlier choices stays until the next one is made. */
  readonly plan: ImportPlan | null;
  readonly isCurrent: boolean;
  readonly failure: string | null;
}

/** Plans an import again whenever a choice changes. @param reader null where nothing is planned */
export function usePlan(reader: ImportReader | null, choices: PlanChoices): Planning {
  const [planned, setPlanned] = useState<{ choices: PlanChoices; plan: ImportPlan } | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    let isWanted = true;
    reader?.plan(choices).then(
      (plan) => {
        if (isWanted && plan) setPlanned({ choices, plan });
      },
      (error: unknown) => {
        if (isWanted) setFailure(error instanceof Error ? error.message : String(error));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [reader, choices]);
  return { plan: planned?.plan ?? null, isCurrent: planned?.choices === choices, failure };
}
