import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactElement } from 'react';
import { ApiError } from '../../../api/api-error.js';
import { useSession } from '../../../session/session.js';
import { useSettingsMessages } from '../../../texts/settings-messages.js';
import { announce } from '../../../ui/announcer/announce.js';
import { Button } from '../../../ui/button/button.js';
import { Fault } from '../../../ui/fault/fault.js';
import { Field } from '../../../page-parts/field.js';
import { Form, type SentForm } from '../../../page-parts/form.js';
import styles from '../../../page-parts/parts.module.css';
import { settingsKey } from '../../../page-parts/settings-query.js';
import { useRightsAction } from '../../../page-parts/use-rights-action.js';
import { changesOf } from './workspace-changes.js';
import { WORKSPACE, type Workspace } from './workspace.js';

const NAME_MAX = 100;
const SLUG_MAX = 40;

/** Changes name and slug. What is typed stays after a conflict, and the next save is on top of what is there now. */
export function WorkspaceForm({ workspace }: { workspace: Workspace }): ReactElement {
  const texts = useSettingsMessages().workspace;
  const { api, refresh } = useSession();
  const queries = useQueryClient();
  const action = useRightsAction();
  const [base, setBase] = useState(workspace);
  const save = ({ text }: SentForm): void =>
    action.run(async () => {
      try {
        const { body } = await api.call('PATCH', WORKSPACE, {
          body: changesOf(base, { name: text('name').trim(), slug: text('slug').trim() }),
          headers: { 'if-match': `"${base.version}"` },
        });
        setBase(body);
        queries.setQueryData(settingsKey(WORKSPACE), body);
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 412) throw error;
        const now = await api.read(WORKSPACE);
        setBase(now);
        throw new Error(texts.conflict(now.name, now.slug), { cause: error });
      }
      announce(texts.saved);
      // The frame shows the name, and the next token is asked for by the slug.
      void refresh();
      void queries.invalidateQueries({ queryKey: ['my-workspaces'] });
    });
  return (
    <Form onSend={save}>
      <Field
        label={texts.name}
        name="name"
        required
        maxLength={NAME_MAX}
        defaultValue={workspace.name}
        autoComplete="off"
      />
      <Field
        label={texts.slug}
        hint={texts.slugHint}
        name="slug"
        required
        maxLength={SLUG_MAX}
        defaultValue={workspace.slug}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Fault error={action.error} />
      <div className={styles.actions}>
        <Button kind="main" type="submit" disabled={action.isRunning}>
          {texts.save}
        </Button>
      </div>
    </Form>
  );
}
