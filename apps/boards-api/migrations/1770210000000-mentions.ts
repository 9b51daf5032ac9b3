import type { MigrationInterface, QueryRunner } from '@kiban/persistence';
import { fillWorkspaceFunction } from './frozen/fill-workspace.js';
import { forgetMentionsFunction } from './frozen/forget-mentions.js';

/**
 * The members whom texts of cards mention. `place_id` is the comment, the checklist item, or the card of a description. It cannot
 * be a foreign key, so triggers remove the rows of deleted texts, also of those that the version before deletes.
 */
export class Mentions1770210000000 implements MigrationInterface {
  readonly name = 'Mentions1770210000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(fillWorkspaceFunction);
    await runner.query(forgetMentionsFunction);
    await runner.query(`
      CREATE TABLE boards.mention (
        workspace_id bigint NOT NULL,
        card_id bigint NOT NULL REFERENCES boards.card ON DELETE CASCADE,
        member_id bigint NOT NULL,
        place text NOT NULL CHECK (place IN ('comment', 'description', 'checklist')),
        place_id bigint NOT NULL,
        PRIMARY KEY (card_id, place, place_id, member_id)
      );
      CREATE INDEX mention_of_member ON boards.mention (workspace_id, member_id);
      CREATE TRIGGER mention_workspace BEFORE INSERT ON boards.mention
        FOR EACH ROW WHEN (NEW.workspace_id IS NULL) EXECUTE FUNCTION boards.fill_workspace('card');
      CREATE TRIGGER comment_mentions AFTER DELETE ON boards.comment
        FOR EACH ROW WHEN (strpos(OLD.text, '](member:') > 0 OR strpos(OLD.text, '](board:') > 0)
        EXECUTE FUNCTION boards.forget_mentions('comment');
      CREATE TRIGGER checklist_item_mentions AFTER DELETE ON boards.checklist_item
        FOR EACH ROW WHEN (strpos(OLD.text, '](member:') > 0 OR strpos(OLD.text, '](board:') > 0)
        EXECUTE FUNCTION boards.forget_mentions('checklist');`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER comment_mentions ON boards.comment;
      DROP TRIGGER checklist_item_mentions ON boards.checklist_item;
      DROP TABLE boards.mention;
      DROP FUNCTION boards.forget_mentions();`);
  }
}
