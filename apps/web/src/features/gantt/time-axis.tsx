import { memo, type ReactElement } from 'react';
import { preferredLanguage } from '../../texts/messages.js';
import { chartWidth, xOf, type ChartScale } from './chart-scale.js';
import styles from './time-axis.module.css';
import { ticksOf, type Tick } from './ticks.js';

export interface TimeAxisProps {
  readonly scale: ChartScale;
  /** The part in view. */
  readonly x: readonly [from: number, to: number];
  readonly today: number;
  readonly count: number;
  readonly rowHeight: number;
}

/** The units of time above the bars, their lines, and the line of today. */
export const TimeAxis = memo(function TimeAxis(props: TimeAxisProps): ReactElement {
  const { scale, x, today, count, rowHeight } = props;
  const from = Math.max(scale.first, scale.first + Math.floor(x[0] / scale.dayWidth));
  const to = Math.min(scale.last, scale.first + Math.ceil(x[1] / scale.dayWidth));
  const { major, minor } = ticksOf(scale.zoom, from, to, preferredLanguage());
  const place = ({ day, end }: Tick): { insetInlineStart: number; inlineSize: number } => {
    const left = Math.max(scale.first, day);
    const right = Math.min(scale.last + 1, end);
    return { insetInlineStart: xOf(scale, left), inlineSize: (right - left) * scale.dayWidth };
  };
  const height = count * rowHeight;
  return (
    <>
      <div className={styles.head} style={{ inlineSize: chartWidth(scale) }}>
        {major.map((tick) => (
          <span key={`major ${tick.day}`} className={styles.major} style={place(tick)}>
            <span className={styles.label}>{tick.label}</span>
          </span>
        ))}
        {minor.map((tick) => (
          <span
            key={`minor ${tick.day}`}
            className={styles.minor}
            data-weekend={tick.isWeekend}
            data-today={today >= tick.day && today < tick.end}
            style={place(tick)}
          >
            {tick.label}
          </span>
        ))}
      </div>
      <div className={styles.lines} style={{ inlineSize: chartWidth(scale), blockSize: height }}>
        {minor.map((tick) => (
          <span key={tick.day} className={styles.line} data-weekend={tick.isWeekend} style={place(tick)} />
        ))}
        <span className={styles.today} style={{ insetInlineStart: xOf(scale, today) + scale.dayWidth / 2 }} />
      </div>
    </>
  );
});
