import { Download, Minus, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { useValue } from '../../observable/use-value.js';
import { useGanttMessages } from '../../texts/gantt-messages.js';
import { Button } from '../../ui/button/button.js';
import { ActionMenu } from '../../ui/menu/menu.js';
import { ZOOMS } from './chart-scale.js';
import { exportPng, exportSvg } from './export-chart.js';
import { useGantt } from './gantt-control.js';
import styles from './gantt-toolbar.module.css';

/** Zoom, today, what is pushed and highlighted, and the export. */
export function GanttToolbar(): ReactElement {
  const texts = useGanttMessages();
  const control = useGantt();
  const { zoom, isPushing, isCritical } = useValue(control.state);
  const level = ZOOMS.indexOf(zoom);
  const canWrite = control.board.canWrite;
  return (
    <div role="toolbar" aria-label={texts.title} className={styles.toolbar}>
      <span role="group" aria-label={texts.zoom} className={styles.zoom}>
        <Button
          kind="quiet"
          className={styles.icon}
          aria-label={texts.zoomOut}
          disabled={level === ZOOMS.length - 1}
          onClick={() => control.zoom(1)}
        >
          <Minus size={16} aria-hidden />
        </Button>
        <span className={styles.level}>{texts.zooms[zoom]}</span>
        <Button
          kind="quiet"
          className={styles.icon}
          aria-label={texts.zoomIn}
          disabled={level === 0}
          onClick={() => control.zoom(-1)}
        >
          <Plus size={16} aria-hidden />
        </Button>
      </span>
      <Button kind="quiet" onClick={() => control.showToday()}>
        {texts.today}
      </Button>
      {canWrite && (
        <label className={styles.choice} title={texts.pushHint}>
          <input
            type="checkbox"
            checked={isPushing}
            onChange={({ target }) => control.change({ isPushing: target.checked })}
          />
          {texts.push}
        </label>
      )}
      <label className={styles.choice}>
        <input type="checkbox" checked={isCritical} onChange={() => control.toggleCritical()} />
        {texts.critical}
      </label>
      <ActionMenu
        label={texts.export}
        className={styles.menu}
        groups={[
          [
            { title: texts.exportSvg, run: () => exportSvg(control) },
            { title: texts.exportPng, run: () => void exportPng(control) },
            { title: texts.print, run: () => print() },
          ],
        ]}
      >
        <Download size={16} aria-hidden />
      </ActionMenu>
    </div>
  );
}
