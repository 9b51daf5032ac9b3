import type { Page } from 'playwright-core';

/** What the scripts below share; a modal dialog leaves the page below it out of reach. The board’s own scroller and the strip of its lists may scroll sideways; nothing else may. */
const SHARED = `
  const named = (element) => {
    const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 30);
    return element.tagName.toLowerCase() + ' “' + name + '”';
  };
  const isShown = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[inert]');
  const isHiddenText = (element) => element.offsetWidth <= 1 || element.offsetHeight <= 1;
  const root = document.querySelector('[role=dialog]') ?? document.body;
`;

/**
 * Elements that need a second direction of scrolling, controls out of reach or covered, and text that is cut. The link past
 * the sidebar comes into the window with the focus. A board snaps to its lists, each of which the strip of names reaches.
 */
const LAYOUT = `(() => {
  ${SHARED}
  const faults = [];
  // The link past the sidebar covers what is below it while it has the focus.
  if (document.activeElement?.matches('[href="#content"]')) document.activeElement.blur();
  const page = document.documentElement;
  if (page.scrollWidth > page.clientWidth) faults.push('the page scrolls sideways');
  for (const element of root.querySelectorAll('*')) {
    if (!isShown(element) || isHiddenText(element)) continue;
    const style = getComputedStyle(element);
    const mayScroll = element.matches('[data-board], [data-board] *, [data-view-tabs], [role=tablist]');
    if (!mayScroll && /auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 1)
      faults.push(named(element) + ' scrolls sideways');
    const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
    const isClamped = style.webkitLineClamp !== 'none';
    if (hasText && !isClamped && /hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 2)
      faults.push(named(element) + ' cuts its text');
  }
  const controls = 'a[href], button, input, select, textarea, [tabindex="0"]';
  for (const element of root.querySelectorAll(controls)) {
    if (!isShown(element) || isHiddenText(element) || element.disabled || element.matches('[href="#content"]')) continue;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const isBeside = left < -1 || right > innerWidth + 1;
    if (isBeside && element.closest('[data-board]')) continue;
    if (isBeside) faults.push(named(element) + ' is beside the window');
    const x = Math.min(Math.max((left + right) / 2, 1), innerWidth - 1);
    const y = Math.min(Math.max((top + bottom) / 2, 1), innerHeight - 1);
    const hit = document.elementFromPoint(x, y);
    const isReached = hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element);
    if (!isReached) faults.push(named(element) + ' is covered by ' + (hit ? named(hit) : 'nothing'));
  }
  return faults;
})()`;

/**
 * Whether the focused element is in the window and has an outline. The link of a card or tile draws it around the whole with
 * a pseudo-element.
 */
const FOCUS = `(() => {
  ${SHARED}
  const element = document.activeElement;
  if (!element || element === document.body) return [];
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const faults = [];
  if (right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight)
    faults.push(named(element) + ' has the focus outside of the window');
  const isMarked = (pseudo) => {
    const { outlineWidth, outlineStyle } = getComputedStyle(element, pseudo);
    return parseFloat(outlineWidth) >= 2 && outlineStyle !== 'none';
  };
  const isContainer = element.matches('[role=dialog], main');
  if (!isMarked() && !isMarked('::after') && !isContainer)
    faults.push(named(element) + ' has the focus without an outline');
  return faults;
})()`;

/** Elements whose transition or animation takes longer than a frame. */
const MOTION = `(() => {
  ${SHARED}
  const isLong = (value) => value.split(',').some((part) => parseFloat(part) * (part.includes('ms') ? 1 : 1000) > 16);
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const { transitionDuration, animationDuration, animationName } = getComputedStyle(element);
    const moves = isLong(transitionDuration) || (animationName !== 'none' && isLong(animationDuration));
    return moves && isShown(element) ? [named(element) + ' moves'] : [];
  });
})()`;

const unique = (faults: readonly string[]): string[] => [...new Set(faults)];

export const layoutFaults = async (page: Page): Promise<string[]> =>
  unique(await page.evaluate<string[]>(LAYOUT));

export const motionFaults = async (page: Page): Promise<string[]> =>
  unique(await page.evaluate<string[]>(MOTION));

/** Tabs through the page, and looks at each place where the focus stops. */
export async function focusFaults(page: Page, stops: number): Promise<string[]> {
  const faults: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    faults.push(...(await page.evaluate<string[]>(FOCUS)));
  }
  return unique(faults);
}
