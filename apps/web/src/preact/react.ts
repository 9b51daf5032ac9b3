import { options, type VNode } from 'preact';
import { useMemo } from 'preact/compat';

// @ts-expect-error -- its types are those of a CommonJS module; the module itself has named exports
export * from 'preact/compat';
export { default } from 'preact/compat';

/**
 * Preact sets refs before it runs effects, so an effect that prepares what a ref callback calls would be late. Here it
 * runs while its component renders: it has no cleanup.
 */
export const useInsertionEffect = (effect: () => void, dependencies?: readonly unknown[]): void =>
  useMemo(effect, dependencies);

/**
 * Effects run before the next event, as React runs them after an event of the user. What is typed right after a field was
 * opened then reaches the field. Enter sends what was typed before it.
 */
options.requestAnimationFrame = queueMicrotask;

const FOCUS_EVENTS = { onFocusCapture: 'onfocusinCapture', onBlurCapture: 'onfocusoutCapture' };

const toElement = options.vnode?.bind(options);
options.vnode = (vnode: VNode) => {
  if (typeof vnode.type === 'string') listenAsReact(vnode);
  toElement?.(vnode);
};

/** As the compatibility layer does it for `onFocus` and `onBlur`: a capturing listener may stop the event for those. */
function listenAsReact(vnode: VNode): void {
  const props = vnode.props as Record<string, unknown>;
  for (const [name, nativeName] of Object.entries(FOCUS_EVENTS)) {
    if (!(name in props)) continue;
    const { [name]: listener, ...others } = vnode.props as Record<string, unknown>;
    vnode.props = { ...others, [nativeName]: listener } as VNode['props'];
  }
}

/** What describes a key, for a copy of its event. */
const KEY_MEMBERS = [
  'bubbles',
  'cancelable',
  'composed',
  'key',
  'code',
  'location',
  'repeat',
  'isComposing',
  'ctrlKey',
  'shiftKey',
  'altKey',
  'metaKey',
] as const;

const toEvent = options.event?.bind(options);
options.event = (event) => {
  if (!Object.hasOwn(event, 'currentTarget')) addOwnMembers(event);
  return (toEvent?.(event) ?? event) as Event;
};

/** Ariakit sets `currentTarget`, and copies key events by `{ ...event }`: both work only with members of the event itself. */
function addOwnMembers(event: Event): void {
  const members: PropertyDescriptorMap = {};
  if (event instanceof KeyboardEvent) {
    for (const name of KEY_MEMBERS) members[name] = { value: event[name], enumerable: true };
  }
  const prototype = Object.getPrototypeOf(event) as Event;
  let ofListener: EventTarget | null | undefined;
  members['currentTarget'] = {
    get: () => ofListener ?? (Reflect.get(prototype, 'currentTarget', event) as EventTarget | null),
    set: (element: EventTarget | null) => {
      ofListener = element;
    },
  };
  Object.defineProperties(event, members);
}
