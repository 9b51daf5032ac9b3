const GAP_PX = 4;
const WIDTH_MAX_PX = 360;

/** Shows a list above everything else, below its field, or above it where there is more room. */
export function besideField(list: HTMLElement | null, field: HTMLElement): void {
  if (!list) return;
  const { top, bottom, left, width } = field.getBoundingClientRect();
  const { innerHeight, innerWidth } = window;
  const isBelow = innerHeight - bottom >= top;
  const room = (isBelow ? innerHeight - bottom : top) - 2 * GAP_PX;
  const wanted = Math.min(Math.max(width, 240), WIDTH_MAX_PX, innerWidth - 2 * GAP_PX);
  Object.assign(list.style, {
    left: `${Math.max(GAP_PX, Math.min(left, innerWidth - wanted - GAP_PX))}px`,
    top: isBelow ? `${bottom + GAP_PX}px` : 'auto',
    bottom: isBelow ? 'auto' : `${innerHeight - top + GAP_PX}px`,
    width: `${wanted}px`,
    maxHeight: `${room}px`,
  });
  if (!list.matches(':popover-open')) list.showPopover();
}
