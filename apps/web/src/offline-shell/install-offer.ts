import { Value } from '../observable/value.js';

/** An event of Chromium only; TypeScript's library does not have it. */
export interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's offer to install the screen as an app. It arrives once, soon after the page, and is of use once. */
export const installOffer = new Value<InstallOffer | null>(null);

addEventListener('beforeinstallprompt', (event) => {
  // Without it, the browser keeps the offer to itself.
  event.preventDefault();
  installOffer.set(event as InstallOffer);
});
