import { DomainError, ValidationError, type Caller } from '@kiban/contracts';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../infrastructure/clock.js';
import { isEmail, type NewAccount } from '../../store/accounts/account.js';
import { DirectoryAccounts } from '../directory-accounts.js';
import { DirectoryChange } from '../directory-change.js';
import { ProvisionedMembers } from '../provisioned-members.js';
import type { ProvisionedUser } from '../provisioned-users.reader.js';
import { ProvisionedUsersRepository, type StoredUser } from '../provisioned-users.repository.js';
import { ScimError } from '../scim-error.js';
import { defaultRole, type UserChange } from '../user-change.js';
import { UserIdentities } from '../user-identities.js';
import { nameAfter } from '../user-state.js';

const USERS_MAX = 20_000;
const PERSON_NAME_LENGTH_MAX = 100;

interface NewUser {
  userName: string;
  account: NewAccount;
  change: UserChange;
}

/** Makes a person of the company a member, with the account of the address or a new one without a password. */
@Injectable()
export class CreateUser {
  constructor(
    private readonly directory: DirectoryChange,
    private readonly users: ProvisionedUsersRepository,
    private readonly accounts: DirectoryAccounts,
    private readonly members: ProvisionedMembers,
    private readonly identities: UserIdentities,
    private readonly clock: Clock,
  ) {}

  /** @throws ScimError 409 where the workspace has the user; DomainError */
  async execute(caller: Caller, change: UserChange): Promise<ProvisionedUser> {
    const { userName } = change;
    if (userName === undefined)
      throw new ScimError('invalidValue', 'userName must be a text of 1 to 254 characters.');
    const email = change.email ?? userName;
    if (!isEmail(email))
      throw new ScimError('invalidValue', 'emails must have an address, unless userName is one.');
    await this.identities.requireOwn(caller.principal.workspace.id, email);
    const account = await this.accounts.prepare(
      { email, name: personName(change, userName) },
      caller.origin.address,
    );
    const user = { userName, account, change };
    try {
      return await this.create(caller, user);
    } catch (error) {
      // Another workspace has just made the account, which this one now adds.
      if (error instanceof ValidationError && error.details?.[0]?.code === 'taken')
        return this.create(caller, user);
      throw error;
    }
  }

  private async create(caller: Caller, { userName, account, change }: NewUser): Promise<ProvisionedUser> {
    const { email } = account;
    return this.directory.begin(caller, async (tx, cause) => {
      const { workspace } = cause;
      await this.identities.claim(tx, workspace.id, { userName, email });
      if ((await this.users.count(tx, workspace.id)) >= USERS_MAX)
        throw new DomainError('limit_reached', `A workspace has at most ${USERS_MAX} provisioned users.`);
      const person = await this.accounts.of(tx, account);
      const role = change.role ?? defaultRole;
      const id = await this.members.add(tx, { ...person, role }, cause);
      const stored: StoredUser = {
        id,
        userName,
        email,
        externalId: change.externalId ?? null,
        displayName: change.displayName ?? null,
        name: nameAfter({}, change.name),
        givenRole: change.role ?? null,
      };
      await this.users.save(tx, workspace.id, stored, this.clock.now());
      if (change.active === false) await this.members.end(tx, id, cause);
      return (await this.users.byMember(workspace.id, id, tx)) as ProvisionedUser;
    });
  }
}

/** The name of a new account; an existing one keeps its own. */
function personName({ displayName, name }: UserChange, userName: string): string {
  const parts = [name?.givenName, name?.familyName].filter(Boolean).join(' ');
  const whole = displayName ?? name?.formatted ?? parts;
  return (whole === '' ? userName : whole).slice(0, PERSON_NAME_LENGTH_MAX).toWellFormed();
}
