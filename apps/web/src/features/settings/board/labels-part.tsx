import { useRef, useState, type ReactElement } from 'react';
import type { Label } from '../../../board-model/entities.js';
import { useLabels } from '../../../board-control/hooks/use-board.js';
import { nextLabelColor } from '../../../pickers/label-color.js';
import { useBoardSettingsMessages } from '../../../texts/board-settings-messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { Button } from '../../../ui/button/button.js';
import { Fault } from '../../../ui/fault/fault.js';
import { LabelChip } from '../../../ui/label-chip/label-chip.js';
import parts from '../../../page-parts/parts.module.css';
import styles from '../../../board-administration/board-settings.module.css';
import { DeleteLabel } from './delete-label.js';
import { EditLabel, LabelForm } from './label-form.js';
import { MoveLabel } from './move-label.js';
import { useLabelWrites } from '../../../board-administration/use-board-writes.js';
import { useRightsAction } from '../../../page-parts/use-rights-action.js';

/** The labels of the board; each is edited in its row. */
export function LabelsPart({ mayChange }: { mayChange: boolean }): ReactElement {
  const texts = useBoardSettingsMessages();
  const labels = useLabels();
  const [editedId, setEditedId] = useState<number | 'new' | null>(null);
  const [deleted, setDeleted] = useState<Label | null>(null);
  const heading = useRef<HTMLParagraphElement>(null);
  const moving = useRightsAction();
  const edited = mayChange ? editedId : null;
  return (
    <div className={styles.part}>
      {labels.length === 0 && <p className={parts.soft}>{texts.noLabels}</p>}
      {/* Gets the focus after a label and its buttons are gone. */}
      <p ref={heading} tabIndex={-1} className="visually-hidden">
        {texts.parts.labels}
      </p>
      <ul className={styles.rows} aria-label={texts.parts.labels}>
        {labels.map((label) =>
          edited === label.id ? (
            <li key={label.id} className={styles.row}>
              <EditLabel label={label} onDone={() => setEditedId(null)} />
            </li>
          ) : (
            <li key={label.id} className={styles.row}>
              <span className={styles.main}>
                <LabelChip name={label.name} color={label.color} />
              </span>
              {mayChange && (
                <span className={parts.actions}>
                  <MoveLabel label={label} labels={labels} action={moving} />
                  <Button
                    kind="quiet"
                    aria-label={texts.editLabel(label.name)}
                    onClick={() => setEditedId(label.id)}
                  >
                    {texts.edit}
                  </Button>
                  <Button
                    kind="quiet"
                    aria-label={texts.deleteLabel(label.name)}
                    onClick={() => setDeleted(label)}
                  >
                    {texts.delete}
                  </Button>
                </span>
              )}
            </li>
          ),
        )}
      </ul>
      <Fault error={moving.error} />
      {edited === 'new' && <NewLabel labels={labels} onDone={() => setEditedId(null)} />}
      {mayChange && edited !== 'new' && (
        <div>
          <Button onClick={() => setEditedId('new')}>{texts.newLabel}</Button>
        </div>
      )}
      {deleted && (
        <DeleteLabel
          label={deleted}
          focusAfter={heading}
          onClose={() => setDeleted(null)}
          onDeleted={() => announce(texts.labelDeleted(deleted.name))}
        />
      )}
    </div>
  );
}

function NewLabel({ labels, onDone }: { labels: readonly Label[]; onDone: () => void }): ReactElement {
  const texts = useBoardSettingsMessages();
  const { create } = useLabelWrites();
  const action = useRightsAction(onDone);
  // One key for each try of these values: a repeated request makes no second label.
  const sent = useRef({ text: '', key: '' });
  return (
    <LabelForm
      first={{ name: '', color: nextLabelColor(labels) }}
      button={texts.createLabel}
      action={action}
      onCancel={onDone}
      onSave={({ name, color }) =>
        action.run(async () => {
          const text = `${name}\n${color}`;
          if (sent.current.text !== text) sent.current = { text, key: crypto.randomUUID() };
          await create(name, color, sent.current.key);
          announce(texts.saved);
          onDone();
        })
      }
    />
  );
}
