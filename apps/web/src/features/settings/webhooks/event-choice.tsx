import { useState, type ReactElement } from 'react';
import type { components } from '@kiban/client';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import type { SentForm } from '../../../page-parts/form.js';
import { ReadState } from '../../../page-parts/read-state.js';
import { useSettingsQuery } from '../../../page-parts/settings-query.js';
import { NounGroup } from './noun-group.js';
import styles from './webhooks.module.css';

type EventKind = components['schemas']['HookEvent'];

const EVERY_EVENT = '*';

/** @returns patterns as the API accepts them; empty when nothing is chosen */
export const chosenEvents = ({ text, all }: SentForm): string[] =>
  text('which') === 'every' ? [EVERY_EVENT] : all('events');

/** A choice of event kinds in a form: all of them, whole nouns, or single ones. */
export function EventChoice(): ReactElement {
  const texts = useSettingsMessages().webhooks;
  const kinds = useSettingsQuery('/hooks/events');
  const [isEvery, setEvery] = useState(true);
  return (
    <fieldset className={styles.events}>
      <legend>{texts.events}</legend>
      <label className={styles.choice}>
        <input type="radio" name="which" value="every" checked={isEvery} onChange={() => setEvery(true)} />
        {texts.allEvents}
      </label>
      <label className={styles.choice}>
        <input type="radio" name="which" value="some" checked={!isEvery} onChange={() => setEvery(false)} />
        {texts.someEvents}
      </label>
      {!isEvery && (
        <ReadState query={kinds}>
          {(read) =>
            byNoun(read).map(([noun, ofNoun]) => <NounGroup key={noun} noun={noun} kinds={ofNoun} />)
          }
        </ReadState>
      )}
    </fieldset>
  );
}

function byNoun(kinds: readonly EventKind[]): [string, EventKind[]][] {
  const groups = new Map<string, EventKind[]>();
  for (const kind of kinds) {
    const noun = kind.event.split('.', 1)[0] ?? '';
    groups.set(noun, [...(groups.get(noun) ?? []), kind]);
  }
  return [...groups];
}
