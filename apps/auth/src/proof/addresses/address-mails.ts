import { Injectable } from '@nestjs/common';
import { Mailer, type Mail } from '../../mail/mailer.js';
import { AccountsReader } from '../../store/accounts/accounts.reader.js';

const PROFILE = '/settings/profile';

export interface ChangedAddress {
  from: string;
  to: string;
}

/** Mails both mailboxes of a change of an address. */
@Injectable()
export class AddressMails {
  constructor(
    private readonly mailer: Mailer,
    private readonly accounts: AccountsReader,
  ) {}

  /** A change is requested. @param secrets of the link to each mailbox */
  async requested(change: ChangedAddress, secrets: { old: string; new: string }): Promise<void> {
    const isTaken = (await this.accounts.byEmail(change.to)) !== undefined;
    await this.send(requestMails({ ...change, isTaken }, secrets));
  }

  /** Both mailboxes have confirmed the change. */
  confirmed(change: ChangedAddress): Promise<void> {
    return this.send([goneAddressMail(change)]);
  }

  /** The operator made the change. */
  operated(change: ChangedAddress): Promise<void> {
    return this.send(operatedMails(change));
  }

  private async send(mails: readonly Mail[]): Promise<void> {
    await Promise.all(mails.map((mail) => this.mailer.send(mail)));
  }
}

/** The mails of a requested change: to the old mailbox, and to the new one. An address that has an account gets no link. */
function requestMails(
  { from, to, isTaken }: ChangedAddress & { isTaken: boolean },
  secrets: { old: string; new: string },
): Mail[] {
  const pathOf = (secret: string): string => `/sign-in/email/${secret}`;
  return [
    {
      to: from,
      subject: 'Approve the new address of your Kiban account',
      text: `The address of your Kiban account is to become ${to}. To approve that, open this link within a day:`,
      path: pathOf(secrets.old),
      closing: 'If it was not you, do not open the link, and change your password.',
    },
    isTaken
      ? {
          to,
          subject: 'Your address was entered for another Kiban account',
          text: 'Someone wants to use your address for another account. It already has one, so nothing changes:',
          path: '/boards',
        }
      : {
          to,
          subject: 'Confirm your address for Kiban',
          text: 'This address is to be used for a Kiban account. To confirm that, open this link within a day:',
          path: pathOf(secrets.new),
        },
  ];
}

/** Tells the old mailbox, which has no part in the account from now on. */
function goneAddressMail({ from, to }: ChangedAddress): Mail {
  return {
    to: from,
    subject: 'The address of your Kiban account was changed',
    text: `Your Kiban account now has the address ${to}, and mails of Kiban go there. Both addresses have confirmed it:`,
    path: PROFILE,
    closing: 'If it was not you, tell the operator of this Kiban, and change the password of your mailbox.',
  };
}

/** Tells both mailboxes that the operator changed the address, who has checked its person. */
function operatedMails({ from, to }: ChangedAddress): Mail[] {
  const happened = `The operator of this Kiban gave the account of ${from} the address ${to}. All sign-ins and AI clients ended.`;
  return [
    {
      to: from,
      subject: 'The address of your Kiban account was changed',
      text: happened,
      path: PROFILE,
      closing: 'If you did not ask for it, tell the operator.',
    },
    {
      to,
      subject: 'This is the address of your Kiban account now',
      text: `${happened} Sign in with it:`,
      path: PROFILE,
    },
  ];
}
