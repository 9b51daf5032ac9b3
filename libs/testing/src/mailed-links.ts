import { eventually } from './eventually.js';

/** One link from a mail, or from the log of a service without a mail server. */
export interface MailedLink {
  to: string;
  link: string;
}

/** Finds the mails to an address: in a mailbox, or in a log. */
export class MailedLinks {
  /** @param read returns every link so far, oldest first */
  constructor(private readonly read: () => Promise<readonly MailedLink[]> | readonly MailedLink[]) {}

  /** Links of a log with one JSON object a line, as the mailer logs them without a mail server. */
  static inLog(readLog: () => Promise<string> | string): MailedLinks {
    return new MailedLinks(async () => loggedLinks(await readLog()));
  }

  async to(address: string): Promise<string[]> {
    const links = await this.read();
    return links.filter(({ to }) => to === address).map(({ link }) => link);
  }

  /** The newest link to an address whose path matches; waits for it. */
  linkTo(address: string, path: RegExp): Promise<string> {
    return eventually(`a link to ${address}`, async () =>
      (await this.to(address)).findLast((link) => path.test(new URL(link).pathname)),
    );
  }

  /** The link that confirms the address of a new account; waits for it. */
  confirmation(address: string): Promise<string> {
    return this.linkTo(address, /\/confirm\//);
  }
}

function loggedLinks(log: string): MailedLink[] {
  return log.split('\n').flatMap((line) => {
    if (!line.includes('"mail.not_configured"')) return [];
    const { to, link } = JSON.parse(line) as Partial<MailedLink>;
    return to && link ? [{ to, link }] : [];
  });
}
