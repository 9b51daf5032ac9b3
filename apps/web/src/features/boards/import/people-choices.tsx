import type { ChosenMember, KnownMember } from '@kiban/import';
import type { ReactElement } from 'react';
import { useBoardImportMessages } from '../../../texts/board-import-messages.js';
import type { PersonOfFile } from './import-plan.js';
import styles from './import.module.css';

const SHOWN_MAX = 100;

export interface PeopleChoicesProps {
  readonly people: readonly PersonOfFile[];
  readonly members: readonly KnownMember[];
  readonly chosen: ReadonlyMap<string, ChosenMember>;
  readonly onChange: (chosen: ReadonlyMap<string, ChosenMember>) => void;
}

/** Members for the people of a file. */
export function PeopleChoices({
  people,
  members,
  chosen,
  onChange,
}: PeopleChoicesProps): ReactElement | null {
  const texts = useBoardImportMessages();
  if (people.length === 0) return null;
  const found = people.filter(({ memberId }) => memberId !== null).length;
  const set = (name: string, member: number | null): void => onChange(new Map(chosen).set(name, member));
  return (
    <section className={styles.part} aria-labelledby="import-people">
      <h2 id="import-people">{texts.people}</h2>
      <p className={styles.soft}>
        {[found > 0 && texts.peopleFound(found), found < people.length && texts.peopleHint]
          .filter(Boolean)
          .join(' ')}
      </p>
      <ul className={styles.rows}>
        {people.slice(0, SHOWN_MAX).map(({ name, cards, memberId }) => (
          <li key={name} className={styles.row}>
            <span className={styles.name} dir="auto">
              {texts.person(name, cards)}
            </span>
            <select
              className={styles.select}
              aria-label={name}
              value={chosen.has(name) ? (chosen.get(name) ?? '') : (memberId ?? '')}
              onChange={({ target: { value } }) => set(name, value === '' ? null : Number(value))}
            >
              <option value="">{texts.leaveOut}</option>
              {members.map((member) => (
                <option key={member.id} value={member.id}>
                  {member.name}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ul>
      {people.length > SHOWN_MAX && <p>{texts.morePeople(people.length - SHOWN_MAX)}</p>}
    </section>
  );
}
