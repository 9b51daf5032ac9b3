import type { ReactElement } from 'react';
import { useValue } from '../../../observable/use-value.js';
import { installOffer } from '../../../offline-shell/install-offer.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { Button } from '../../../ui/button/button.js';
import { useMedia } from '../../../ui/media/use-media.js';
import parts from '../../../page-parts/parts.module.css';

/** Offers to install the screen as an app. Only Chromium lets a page open the dialog; other browsers have a menu entry. */
export function InstallApp(): ReactElement {
  const texts = useSettingsMessages().profile;
  const offer = useValue(installOffer);
  const isInstalled = useMedia('(display-mode: standalone)');
  if (isInstalled) return <p className={parts.soft}>{texts.installed}</p>;
  if (offer === null)
    return (
      <p className={parts.soft}>
        {texts.appHint} {texts.installByMenu}
      </p>
    );
  const install = (): void => {
    // The browser accepts one request for each offer, and makes another offer after a refusal.
    installOffer.set(null);
    void offer.prompt().catch(() => undefined);
  };
  return (
    <>
      <p className={parts.soft}>{texts.appHint}</p>
      <div className={parts.actions}>
        <Button onClick={install}>{texts.install}</Button>
      </div>
    </>
  );
}
