import type { CalendarControl } from './calendar-control.js';
import type { ChartControl } from './chart-control.js';
import type { GridPort } from './grid-port.js';

/** What a view adds to the board while it is shown, such as commands of its own. A view with a control adds one line. */
export interface ViewControls {
  readonly calendar: CalendarControl;
  readonly chart: ChartControl;
  readonly grid: GridPort;
}

export type ViewWithControl = keyof ViewControls;

/** The controls of the views that are shown now. */
export class ShownControls {
  readonly #shown = new Map<ViewWithControl, ViewControls[ViewWithControl]>();

  /** @returns ends it, unless the view has registered another control since */
  show<View extends ViewWithControl>(view: View, control: ViewControls[View]): () => void {
    this.#shown.set(view, control);
    return () => {
      if (this.#shown.get(view) === control) this.#shown.delete(view);
    };
  }

  /** Null while the view is not shown. */
  of<View extends ViewWithControl>(view: View): ViewControls[View] | null {
    return (this.#shown.get(view) as ViewControls[View] | undefined) ?? null;
  }
}
