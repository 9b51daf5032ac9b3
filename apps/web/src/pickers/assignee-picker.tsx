import type { ReactElement } from 'react';
import { useMessages } from '../texts/messages.js';
import { Avatar } from '../ui/avatar/avatar.js';
import { OptionPicker } from './option-picker.js';

export interface AssigneePickerProps {
  readonly members: readonly { readonly id: number; readonly name: string }[];
  readonly chosen: readonly number[];
  /** The signed-in member, who is offered first. */
  readonly me: number;
  readonly onChoose: (memberId: number, isChosen: boolean) => void;
  /** Accessible name; by default “Assignees”. */
  readonly title?: string;
  readonly isSingle?: boolean;
}

/** Chooses members, for assignees and for custom fields of the type member. */
export function AssigneePicker({
  members,
  chosen,
  me,
  onChoose,
  title,
  isSingle = false,
}: AssigneePickerProps): ReactElement {
  const messages = useMessages().pickers;
  const ordered = [...members.filter(({ id }) => id === me), ...members.filter(({ id }) => id !== me)];
  return (
    <OptionPicker
      title={title ?? messages.assignees}
      isSingle={isSingle}
      chosen={chosen}
      onChoose={onChoose}
      options={ordered.map(({ id, name }) => ({
        id,
        name,
        hint: id === me ? messages.you : undefined,
        icon: <Avatar memberId={id} name={name} isDecoration />,
      }))}
    />
  );
}
