import type { ReactElement } from 'react';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { duration, errorWords } from '../../../page-parts/delivery-words.js';
import { ExactMoment } from '../../../page-parts/exact-moment.js';
import { Filled } from '../../../page-parts/filled.js';
import partStyles from '../../../page-parts/parts.module.css';
import type { Attempt } from './deliveries.js';
import styles from './deliveries.module.css';
import { Scrolled, Verbatim } from './verbatim.js';

/** One attempt of a delivery: its time and duration, and the response or the error. */
export function AttemptView({ attempt }: { attempt: Attempt }): ReactElement {
  const texts = useSettingsMessages().deliveries;
  const { number, at, outcome, status, durationMs, error, response } = attempt;
  const isKnown = outcome !== 'unknown' && status !== null;
  const rest =
    (durationMs === null ? '' : texts.took(duration(durationMs))) +
    (error === null ? '' : texts.failure(errorWords(error, texts)));
  return (
    <section className={styles.attempt}>
      <h3>{texts.attempt(number, isKnown ? texts.status(status) : texts.outcomes[outcome])}</h3>
      <p>
        <Filled text={texts.attemptedAt} parts={{ at: <ExactMoment at={at} />, rest }} />
      </p>
      {response === null ? <p className={partStyles.soft}>{texts.noResponse}</p> : <Response {...response} />}
    </section>
  );
}

function Response({ headers, body, truncated }: NonNullable<Attempt['response']>): ReactElement {
  const texts = useSettingsMessages().deliveries;
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return (
    <>
      <Verbatim title={texts.responseBody} text={body} />
      {truncated && <p className={partStyles.soft}>{texts.truncated}</p>}
      <details>
        <summary>
          {texts.responseHeaders} ({lines.length})
        </summary>
        <Scrolled text={lines.join('\n')} label={texts.responseHeaders} />
      </details>
    </>
  );
}
