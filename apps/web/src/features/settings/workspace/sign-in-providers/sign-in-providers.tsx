import { useRef, useState, type ReactElement } from 'react';
import { useSettingsMessages } from '../../../../texts/settings-messages.js';
import { Button } from '../../../../ui/button/button.js';
import parts from '../../../../page-parts/parts.module.css';
import { ReadState } from '../../../../page-parts/read-state.js';
import { Section } from '../../../../page-parts/section.js';
import { useReadAgain, useSettingsQuery } from '../../../../page-parts/settings-query.js';
import { ConnectProvider } from './connect-provider.js';
import { ConnectedProvider } from './connected-provider.js';
import { SIGN_IN_PROVIDERS } from './sign-in-provider.js';

/** The providers by which people of a company sign in; for owners. */
export function SignInProviders(): ReactElement {
  const texts = useSettingsMessages().signInProviders;
  const providers = useSettingsQuery(SIGN_IN_PROVIDERS);
  const readAgain = useReadAgain();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isConnecting, setConnecting] = useState(false);
  const changed = (): Promise<void> => readAgain(SIGN_IN_PROVIDERS);
  return (
    <Section title={texts.title} headingRef={heading}>
      <p className={parts.soft}>{texts.hint}</p>
      <ReadState query={providers}>
        {(read) => (
          <>
            {read.map((provider) => (
              <ConnectedProvider
                key={provider.id}
                provider={provider}
                onChanged={changed}
                heading={heading}
              />
            ))}
            {isConnecting ? (
              <ConnectProvider
                onDone={async (isConnected) => {
                  if (isConnected) await changed();
                  setConnecting(false);
                  heading.current?.focus();
                }}
              />
            ) : (
              <div className={parts.actions}>
                <Button onClick={() => setConnecting(true)}>{texts.connect}</Button>
              </div>
            )}
          </>
        )}
      </ReadState>
    </Section>
  );
}
