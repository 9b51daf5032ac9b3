import { Copy } from 'lucide-react';
import { useEffect, useRef, type ReactElement } from 'react';
import type { components } from '@kiban/client';
import { LeftOut } from '../../../workspace-model/left-out.js';
import { useCopy } from '../../../page-parts/use-copy.js';
import { useBoardImportMessages } from '../../../texts/board-import-messages.js';
import { Button } from '../../../ui/button/button.js';
import styles from './import.module.css';

export type ImportResult = components['schemas']['ImportResult'];

/** The report of an import, before its board is opened. */
export function ImportedBoard({
  result,
  onOpen,
}: {
  result: ImportResult;
  onOpen: () => void;
}): ReactElement {
  const texts = useBoardImportMessages();
  const { copy, said } = useCopy(result.unmapped.join('\n'), texts);
  const report = useRef<HTMLDivElement>(null);
  useEffect(() => report.current?.focus(), []);
  return (
    <div ref={report} tabIndex={-1} className={styles.report}>
      <LeftOut
        heading={texts.imported(result.lists, result.cards)}
        unmapped={result.unmapped}
        onOpen={onOpen}
        actions={
          <>
            <span className={styles.soft}>{said}</span>
            <Button onClick={copy}>
              <Copy size={14} aria-hidden />
              {texts.copy}
            </Button>
          </>
        }
      />
    </div>
  );
}
