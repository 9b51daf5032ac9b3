import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { MailedLinks, type MailedLink } from './mailed-links.js';

export interface ReceivedMail {
  to: string;
  subject: string;
  /** The decoded text, without the encoding of the transport. */
  text: string;
}

/** A real but small SMTP server that keeps each mail. */
export class Mailbox {
  readonly mails: ReceivedMail[] = [];
  readonly links = new MailedLinks(() => this.mails.flatMap(linksOf));

  private constructor(
    private readonly server: Server,
    /** For `SMTP_URL`. */
    readonly url: string,
  ) {}

  static async start(): Promise<Mailbox> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const mailbox = new Mailbox(server, `smtp://127.0.0.1:${port}?ignoreTLS=true`);
    server.on('connection', (socket) => mailbox.receive(socket));
    return mailbox;
  }

  to(address: string): ReceivedMail[] {
    return this.mails.filter(({ to }) => to === address);
  }

  close(): void {
    this.server.close();
  }

  private receive(socket: Socket): void {
    let reading = false;
    let buffer = '';
    socket.on('error', () => undefined);
    socket.write('220 mailbox\r\n');
    socket.on('data', (chunk) => {
      buffer += chunk.toString('utf8');
      for (;;) {
        const end = buffer.indexOf(reading ? '\r\n.\r\n' : '\r\n');
        if (end < 0) return;
        const text = buffer.slice(0, end);
        buffer = buffer.slice(end + (reading ? 5 : 2));
        const command = text.toUpperCase();
        if (reading) this.mails.push(parseMail(text));
        reading = !reading && command === 'DATA';
        socket.write(reading ? '354 go on\r\n' : command === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
      }
    });
  }
}

function parseMail(source: string): ReceivedMail {
  const split = source.indexOf('\r\n\r\n');
  const headers = source.slice(0, split).replaceAll(/\r\n[ \t]+/g, ' ');
  const body = source.slice(split + 4);
  const header = (name: string): string =>
    new RegExp(`^${name}: (.*)$`, 'im').exec(headers)?.[1]?.trim() ?? '';
  return {
    to: header('To'),
    subject: header('Subject'),
    text: decoded(body, header('Content-Transfer-Encoding')),
  };
}

function decoded(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

const linksOf = ({ to, text }: ReceivedMail): MailedLink[] =>
  (text.match(/https?:\/\/\S+/g) ?? []).map((link) => ({ to, link }));
