/** A copy of what is held, above everything, that follows the pointer by `transform` alone. */
export class Overlay {
  readonly #copy: HTMLElement;
  readonly #start: DOMRect;

  constructor(element: HTMLElement, className: string) {
    this.#start = element.getBoundingClientRect();
    const { left, top, width, height } = this.#start;
    this.#copy = element.cloneNode(true) as HTMLElement;
    this.#copy.classList.add(className);
    this.#copy.inert = true;
    this.#copy.setAttribute('aria-hidden', 'true');
    Object.assign(this.#copy.style, {
      position: 'fixed',
      left: `${left}px`,
      top: `${top}px`,
      inlineSize: `${width}px`,
      blockSize: `${height}px`,
      insetInlineEnd: 'auto',
      insetBlockEnd: 'auto',
      margin: '0',
      pointerEvents: 'none',
    });
    document.body.append(this.#copy);
  }

  /** @returns where the copy is now, without the turn that its style gives it */
  move(dx: number, dy: number): DOMRect {
    this.#copy.style.transform = `translate3d(${dx}px, ${dy}px, 0)`;
    const { x, y, width, height } = this.#start;
    return new DOMRect(x + dx, y + dy, width, height);
  }

  remove(): void {
    this.#copy.remove();
  }
}
