import { deletedMemberName } from '@kiban/contracts';
import { Database } from '@kiban/persistence';
import { Injectable } from '@nestjs/common';

const erase = {
  name: 'webhooks-erase-member',
  text: `UPDATE webhooks.endpoint SET created_by_name = $3, version = version + 1
         WHERE workspace_id = $1 AND created_by = $2 AND created_by_name <> $3`,
};

/** Replaces the name of a deleted member on the endpoints that they created. Idempotent. */
@Injectable()
export class CreatorErasure {
  constructor(private readonly database: Database) {}

  async execute(workspaceId: number, memberId: number): Promise<void> {
    await this.database.query(erase, [workspaceId, memberId, deletedMemberName]);
  }
}
