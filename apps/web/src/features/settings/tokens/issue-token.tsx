import { useRef, useState, type ReactElement } from 'react';
import type { SentTo } from '../../../api/typed-paths.js';
import { useSession } from '../../../session/session.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { Button } from '../../../ui/button/button.js';
import { Fault } from '../../../ui/fault/fault.js';
import { Field } from '../../../page-parts/field.js';
import { Form, type SentForm } from '../../../page-parts/form.js';
import { LeavingGuard } from '../../../page-parts/leaving-guard.js';
import styles from '../../../page-parts/parts.module.css';
import { Section } from '../../../page-parts/section.js';
import { useReadAgain } from '../../../page-parts/settings-query.js';
import { ShownOnce } from '../../../page-parts/shown-once.js';
import { useAction } from '../../../page-parts/use-action.js';
import { boardIdsOf } from './token-boards.js';
import { TokenLimits } from './token-limits.js';
import { restrictionsOf } from './token-rights.js';
import { TOKENS } from './tokens.js';

const NAME_MAX = 100;

/** Issues a token, and shows it until the person has it. */
export function IssueToken(): ReactElement {
  const texts = useSettingsMessages();
  const { api } = useSession();
  const readAgain = useReadAgain();
  const action = useAction();
  const heading = useRef<HTMLHeadingElement>(null);
  const [issued, setIssued] = useState<string | null>(null);
  const issue = (form: SentForm): void =>
    action.run(async () => {
      const { body } = await api.call('POST', TOKENS, { body: requestOf(form) });
      form.reset();
      setIssued(body.token);
      await readAgain(TOKENS);
    });
  return (
    <Section title={texts.tokens.issueTitle} headingRef={heading}>
      <Form onSend={issue}>
        <Field label={texts.tokens.name} name="name" required maxLength={NAME_MAX} autoComplete="off" />
        <Field label={texts.tokens.expires} name="expires" type="date" max="9999-12-31" />
        {/* The next token begins with everything, as a new form does. */}
        <TokenLimits key={issued} />
        <Field
          label={texts.tokens.addresses}
          hint={texts.tokens.addressesHint}
          name="addresses"
          autoComplete="off"
          spellCheck={false}
        />
        <Field
          label={texts.yourPassword}
          name="password"
          type="password"
          required
          autoComplete="current-password"
        />
        <Fault error={action.error} />
        <div className={styles.actions}>
          <Button kind="main" type="submit" disabled={action.isRunning}>
            {texts.tokens.issue}
          </Button>
        </div>
      </Form>
      {issued !== null && (
        <ShownOnce
          // A second token replaces the first one, and takes the focus as well.
          key={issued}
          label={texts.tokens.issued}
          hint={texts.tokens.issuedHint}
          value={issued}
          onDone={() => {
            setIssued(null);
            heading.current?.focus();
          }}
        />
      )}
      <LeavingGuard isOn={issued !== null} />
    </Section>
  );
}

function requestOf(form: SentForm): SentTo<'POST', '/tokens'> {
  const { text } = form;
  const expires = text('expires');
  return {
    name: text('name'),
    password: text('password'),
    ...restrictionsOf(form),
    ...boardIdsOf(form),
    ...(expires === '' ? {} : { expiresAt: `${expires}T00:00:00.000Z` }),
  };
}
