import type { ReactElement } from 'react';
import { useMessages } from '../texts/messages.js';
import { nextLabelColor } from './label-color.js';
import styles from './label-picker.module.css';
import { OptionPicker, type PickerOption } from './option-picker.js';

export interface LabelPickerProps {
  readonly labels: readonly { readonly id: number; readonly name: string; readonly color: string }[];
  readonly chosen: readonly number[];
  readonly onChoose: (labelId: number, isChosen: boolean) => void;
  /** Without it no label can be created here. */
  readonly onCreate?: ((name: string, color: string) => void) | undefined;
}

/** Chooses labels of the board, and creates one with the typed name. */
export function LabelPicker({ labels, chosen, onChoose, onCreate }: LabelPickerProps): ReactElement {
  const messages = useMessages().pickers;
  return (
    <OptionPicker
      title={messages.labels}
      chosen={chosen}
      onChoose={onChoose}
      options={labels.map(({ id, name, color }) => coloredOption(id, name, color))}
      {...(onCreate && {
        creation: {
          title: messages.createLabel,
          run: (name: string) => onCreate(name, nextLabelColor(labels)),
        },
      })}
    />
  );
}

/** An option with its colour before the name. */
export function coloredOption(id: number, name: string, color: string | null): PickerOption {
  const style = { background: color ?? 'var(--column)' };
  return { id, name, icon: <span className={styles.swatch} style={style} aria-hidden /> };
}
