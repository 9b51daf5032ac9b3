import type { ReactElement } from 'react';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { ButtonLink } from '../../../ui/button/button-link.js';
import { CopiedValue } from '../../../page-parts/copied-value.js';
import parts from '../../../page-parts/parts.module.css';
import { Section } from '../../../page-parts/section.js';
import {
  CHATGPT_LINK,
  claudeCommand,
  claudeLink,
  cursorLink,
  isOutOfReach,
  mcpAddress,
  researchAddress,
  vscodeLink,
} from './mcp-clients.js';

/** The page stays open, because its address is needed for the next client too. */
const OF_ANOTHER_PAGE = { target: '_blank', rel: 'noopener noreferrer' } as const;

/** How an AI client gets the address of this service. It signs in later, on the page of its own. */
export function ConnectClient(): ReactElement {
  const texts = useSettingsMessages().tokens;
  const { origin } = location;
  return (
    <Section title={texts.connectTitle}>
      <p className={parts.soft}>
        {texts.connectHint} <a href="/docs/mcp">{texts.connectGuide}</a>
      </p>
      <div className={parts.actions}>
        <ButtonLink href={claudeLink(origin)} {...OF_ANOTHER_PAGE}>
          {texts.addTo('Claude')}
        </ButtonLink>
        <ButtonLink href={cursorLink(origin)}>{texts.addTo('Cursor')}</ButtonLink>
        <ButtonLink href={vscodeLink(origin)}>{texts.addTo('VS Code')}</ButtonLink>
      </div>
      <div className={parts.actions}>
        <ButtonLink href={CHATGPT_LINK} {...OF_ANOTHER_PAGE}>
          {texts.openChatGpt}
        </ButtonLink>
      </div>
      <p className={parts.soft}>{texts.chatGptSteps}</p>
      <CopiedValue label={texts.claudeCode} value={claudeCommand(origin)} />
      <CopiedValue label={texts.address} value={mcpAddress(origin)} />
      <CopiedValue label={texts.researchAddress} value={researchAddress(origin)} />
      {isOutOfReach(origin) && <p className={parts.soft}>{texts.outOfReach}</p>}
    </Section>
  );
}
