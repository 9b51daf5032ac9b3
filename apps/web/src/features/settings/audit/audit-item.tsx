import type { ReactElement } from 'react';
import { shortDate } from '../../../texts/dates.js';
import { exactMoment } from '../../../texts/moments.js';
import { Facts } from '../../../page-parts/facts.js';
import { auditSentence, auditVia, type AuditEntry, type AuditNames } from './audit-sentence.js';
import styles from '../../../page-parts/entries.module.css';

/** One entry: who did what, how and when; the rest on request. */
export function AuditItem({ entry, names }: { entry: AuditEntry; names: AuditNames }): ReactElement {
  const { texts } = names;
  const { actor, text } = auditSentence(entry, names);
  const via = auditVia(entry.via, names);
  const requestId = entry.details['requestId'];
  const rows: readonly (readonly [string, string | null])[] = [
    [texts.action, entry.action],
    [texts.target, entry.target],
    [texts.address, entry.address],
    [texts.userAgent, entry.userAgent],
    [texts.requestId, typeof requestId === 'string' ? requestId : null],
  ];
  return (
    <li className={styles.entry}>
      <p className={styles.sentence}>
        {actor !== null && <strong dir="auto">{actor}</strong>}
        {text}
      </p>
      <details className={styles.more}>
        <summary>
          <time dateTime={entry.at} title={exactMoment(entry.at)}>
            {shortDate(entry.at)}
          </time>
          {via !== null && <span>{via}</span>}
          <span className={styles.word}>{texts.details}</span>
        </summary>
        <Facts rows={rows} />
      </details>
    </li>
  );
}
