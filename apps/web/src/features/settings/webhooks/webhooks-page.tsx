import { useRef, useState, type ReactElement, type RefObject } from 'react';
import { useSession } from '../../../session/session.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import {
  LISTS,
  mayManageWebhooks,
  ofHook,
  ofWebhook,
  type EndpointKind,
} from '../../../page-parts/endpoint.js';
import { LeavingGuard } from '../../../page-parts/leaving-guard.js';
import styles from '../../../page-parts/parts.module.css';
import { ReadState } from '../../../page-parts/read-state.js';
import { Section } from '../../../page-parts/section.js';
import { SettingsView } from '../../../page-parts/settings-view.js';
import { useReadAgain, useSettingsQuery } from '../../../page-parts/settings-query.js';
import { EndpointList } from './endpoint-list.js';
import { RegisterWebhook } from './register-webhook.js';
import type { ShownKeys } from './shown-keys.js';

/** The webhooks of the workspace, for its owners and admins. */
export function WebhooksPage(): ReactElement {
  const texts = useSettingsMessages();
  const { me } = useSession();
  return (
    <SettingsView title={texts.views.webhooks}>
      {mayManageWebhooks(me) ? <Webhooks /> : <p>{texts.webhooks.noAccess}</p>}
    </SettingsView>
  );
}

function Webhooks(): ReactElement {
  const texts = useSettingsMessages().webhooks;
  const webhooks = useSettingsQuery(LISTS.webhook);
  const hooks = useSettingsQuery(LISTS.hook);
  const [keys, setKeys] = useState<ShownKeys['all']>(new Map());
  const webhooksHeading = useRef<HTMLHeadingElement>(null);
  const hooksHeading = useRef<HTMLHeadingElement>(null);
  const readAgain = useReadAgain();
  const shownKeys: ShownKeys = {
    all: keys,
    show: (id, key) => setKeys((before) => new Map(before).set(id, key)),
    forget: (id) => setKeys((before) => new Map([...before].filter(([each]) => each !== id))),
  };
  // Its dialog closes first, which returns the focus to a button that is gone afterwards.
  const removed = async (
    kind: EndpointKind,
    heading: RefObject<HTMLHeadingElement | null>,
  ): Promise<void> => {
    await readAgain(LISTS[kind]);
    heading.current?.focus();
  };
  return (
    <>
      <Section title={texts.list} headingRef={webhooksHeading}>
        <p className={styles.soft}>{texts.hint}</p>
        <ReadState query={webhooks}>
          {(read) => (
            <EndpointList
              endpoints={read.map(ofWebhook)}
              none={texts.none}
              keys={shownKeys}
              onRemoved={() => void removed('webhook', webhooksHeading)}
            />
          )}
        </ReadState>
      </Section>
      <RegisterWebhook onRegistered={shownKeys.show} />
      <Section title={texts.hooks} headingRef={hooksHeading}>
        <p className={styles.soft}>{texts.hooksHint}</p>
        <ReadState query={hooks}>
          {(read) => (
            <EndpointList
              endpoints={read.map(ofHook)}
              none={texts.noHooks}
              keys={shownKeys}
              onRemoved={() => void removed('hook', hooksHeading)}
            />
          )}
        </ReadState>
      </Section>
      <LeavingGuard isOn={keys.size > 0} />
    </>
  );
}
