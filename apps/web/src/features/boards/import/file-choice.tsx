import { Upload } from 'lucide-react';
import { useId, type ReactElement } from 'react';
import { useBoardImportMessages } from '../../../texts/board-import-messages.js';
import styles from './import.module.css';

/** Where a file is chosen; a dropped one is taken by the page. */
export function FileChoice({ onFile }: { onFile: (file: File) => void }): ReactElement {
  const texts = useBoardImportMessages();
  const hintId = useId();
  return (
    <div className={styles.choice}>
      <label className={styles.drop}>
        <Upload size={24} aria-hidden />
        {texts.chooseFile}
        <input
          type="file"
          className="visually-hidden"
          data-autofocus
          accept=".json,.csv,.tsv,.txt,application/json,text/csv,text/tab-separated-values,text/plain"
          aria-describedby={hintId}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file may be chosen once more, after a correction.
            target.value = '';
            if (file) onFile(file);
          }}
        />
      </label>
      <p id={hintId} className={styles.soft}>
        {texts.hint}
      </p>
    </div>
  );
}
