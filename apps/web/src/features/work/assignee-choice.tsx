import { useRef, useState, type ReactElement } from 'react';
import type { Member } from '../../board-model/entities.js';
import { useWorkMessages } from '../../texts/work-messages.js';
import { part } from '../../ui/part/part.js';
import { Choice } from './choice.js';

const SeveralPeople = part(() => import('./several-people.js').then((loaded) => loaded.SeveralPeople));

export interface AssigneeChoiceProps {
  /** As the address has it; several are separated by commas. */
  readonly value: string;
  readonly members: readonly Pick<Member, 'id' | 'name'>[];
  readonly onChange: (value: string) => void;
}

const SEVERAL = 'several';

/** One assignee, or a dialog to choose several: they are chosen as the values of a field that names members. */
export function AssigneeChoice({ value, members, onChange }: AssigneeChoiceProps): ReactElement {
  const texts = useWorkMessages();
  const [isOpen, setOpen] = useState(false);
  const select = useRef<HTMLElement>(null);
  const single = [
    ['me', texts.me],
    ['none', texts.noOne],
    ...members.map(({ id, name }) => [String(id), name] as const),
  ] as const;
  const nameOf = (one: string): string => single.find(([each]) => each === one)?.[1] ?? `#${one}`;
  const chosen = value.includes(',') ? [[value, value.split(',').map(nameOf).join(', ')] as const] : [];
  return (
    <>
      <Choice
        label={texts.assignee}
        value={value}
        options={[['', texts.anyone], ...chosen, ...single, [SEVERAL, texts.severalPeople]]}
        onChange={(next) => (next === SEVERAL ? setOpen(true) : onChange(next))}
      />
      {isOpen && (
        <SeveralPeople
          name={texts.assignee}
          value={value}
          members={members}
          finalFocus={select}
          onChange={onChange}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
