import type { Mail } from '../../mail/mailer.js';

export interface AddressChange {
  from: string;
  to: string;
  publicOrigin: string;
}

/** The mails of a requested change: to the old mailbox, and to the new one. An address that has an account gets no link. */
export function addressMails(
  { from, to, publicOrigin, isTaken }: AddressChange & { isTaken: boolean },
  secrets: { old: string; new: string },
): Mail[] {
  const linkOf = (secret: string): string => `${publicOrigin}/sign-in/email/${secret}`;
  return [
    {
      to: from,
      subject: 'Approve the new address of your Kiban account',
      text: `The address of your Kiban account is to become ${to}. To approve that, open this link within a day:`,
      link: linkOf(secrets.old),
      closing: 'If it was not you, do not open the link, and change your password.',
    },
    isTaken
      ? {
          to,
          subject: 'Your address was entered for another Kiban account',
          text: 'Someone wants to use your address for another account. It already has one, so nothing changes:',
          link: `${publicOrigin}/boards`,
        }
      : {
          to,
          subject: 'Confirm your address for Kiban',
          text: 'This address is to be used for a Kiban account. To confirm that, open this link within a day:',
          link: linkOf(secrets.new),
        },
  ];
}

/** Tells the old mailbox, which has no part in the account from now on. */
export function goneAddressMail({ from, to, publicOrigin }: AddressChange): Mail {
  return {
    to: from,
    subject: 'The address of your Kiban account was changed',
    text: `Your Kiban account now has the address ${to}, and mails of Kiban go there. Both addresses have confirmed it:`,
    link: `${publicOrigin}/settings/profile`,
    closing: 'If it was not you, tell the operator of this Kiban, and change the password of your mailbox.',
  };
}

/** Tells both mailboxes that the operator changed the address, who has checked its person. */
export function operatedAddressMails({ from, to, publicOrigin }: AddressChange): Mail[] {
  const link = `${publicOrigin}/settings/profile`;
  const happened = `The operator of this Kiban gave the account of ${from} the address ${to}. All sign-ins and AI clients ended.`;
  return [
    {
      to: from,
      subject: 'The address of your Kiban account was changed',
      text: happened,
      link,
      closing: 'If you did not ask for it, tell the operator.',
    },
    {
      to,
      subject: 'This is the address of your Kiban account now',
      text: `${happened} Sign in with it:`,
      link,
    },
  ];
}
