import { useRef, useState, type ReactElement } from 'react';
import { useSettingsMessages } from '../../../../texts/settings-messages.js';
import { LeavingGuard } from '../../../../page-parts/leaving-guard.js';
import { ReadState } from '../../../../page-parts/read-state.js';
import { Section } from '../../../../page-parts/section.js';
import { useReadAgain, useSettingsQuery } from '../../../../page-parts/settings-query.js';
import { ShownOnce } from '../../../../page-parts/shown-once.js';
import { ChangeSecondFactor } from './change-second-factor.js';
import { SECOND_FACTOR } from './second-factor.js';
import { SetUpSecondFactor } from './set-up-second-factor.js';

/** Turns the second factor on and off. Recovery codes are shown until the person has them. */
export function SecondFactorSection(): ReactElement {
  const texts = useSettingsMessages().secondFactor;
  const state = useSettingsQuery(SECOND_FACTOR);
  const readAgain = useReadAgain();
  const heading = useRef<HTMLHeadingElement>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const changed = async (recoveryCodes: readonly string[] | null): Promise<void> => {
    setCodes(recoveryCodes);
    await readAgain(SECOND_FACTOR);
    if (recoveryCodes === null) heading.current?.focus();
  };
  return (
    <Section title={texts.title} headingRef={heading}>
      <ReadState query={state}>
        {(read) =>
          read.isOn ? (
            <ChangeSecondFactor state={read} onChanged={changed} />
          ) : (
            <SetUpSecondFactor onChanged={changed} />
          )
        }
      </ReadState>
      {codes !== null && (
        <ShownOnce
          key={codes[0]}
          label={texts.codes}
          hint={texts.codesHint}
          value={codes.join('\n')}
          onDone={() => {
            setCodes(null);
            heading.current?.focus();
          }}
        />
      )}
      <LeavingGuard isOn={codes !== null} />
    </Section>
  );
}
