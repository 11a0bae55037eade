import { Readable } from 'node:stream';
import { traced } from '../lib/trace.ts';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';

export type Message = {
  readonly id: string;
  readonly recipient: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
};

/** `unconfirmed`: sent whole, and the server did not confirm it. */
export type Delivery = { readonly kind: 'sent' } | { readonly kind: 'later' | 'refused' | 'unconfirmed'; readonly message: string };

/** `beforeEnd` is awaited before the end of DATA: until then a crash has delivered nothing. */
export type Deliver = (message: Message, beforeEnd: () => Promise<void>) => Promise<Delivery>;

/** Another worker holds it, or it was settled meanwhile. */
export class NotMine extends Error {
  override readonly name = 'NotMine';
}

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000, dnsTimeout: 10_000 };

const isLoopback = (host: string): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(host);

type Server = { readonly options: SMTPConnection.Options; readonly login: SMTPConnection.Credentials | null };

/** The password is never sent in clear text, except on loopback or where the operator says so. */
export const serverOf = (address: string): Server => {
  const { protocol, hostname, port, username, password, searchParams } = new URL(address);
  const secure = protocol === 'smtps:';
  const ignoreTLS = searchParams.get('tls') === 'off';
  const login = username === '' ? null : { user: decodeURIComponent(username), pass: decodeURIComponent(password) };
  const requireTLS = !secure && !ignoreTLS && login !== null && !isLoopback(hostname);
  const host = hostname.replaceAll(/^\[|\]$/gu, '');
  return { login, options: { host, port: port === '' ? (secure ? 465 : 587) : Number(port), secure, ignoreTLS, requireTLS, ...patience } };
};

const called = (call: (done: (error?: unknown) => void) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    call((error) => (error === undefined || error === null ? resolve() : reject(error)));
  });

const composed = (from: string, { id, recipient, subject, text, html, headers }: Message) =>
  new MailComposer({
    from,
    to: { name: '', address: recipient },
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    messageId: `<${id}@${(/@([^\s>]+)/u.exec(from)?.[1] ?? 'localhost').toLowerCase()}>`,
  }).compile();

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const codeOf = (error: unknown): number | null =>
  typeof error === 'object' && error !== null && 'responseCode' in error && typeof error.responseCode === 'number'
    ? error.responseCode
    : null;

const isAbout = (error: unknown, code: string): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === code;

/** Only a refusal of this message is final; a refused login or an unreachable server may pass. */
const judged = (error: unknown, wasHandedOver: boolean): Delivery => {
  const code = codeOf(error);
  const message = wordsOf(error);
  if (code !== null && code >= 500 && !isAbout(error, 'EAUTH')) return { kind: 'refused', message };
  return { kind: code === null && wasHandedOver ? 'unconfirmed' : 'later', message };
};

/** One connection for each mail. */
export const smtpDeliver = ({ smtpUrl, mailFrom }: { readonly smtpUrl: string; readonly mailFrom: string }): Deliver => {
  const { options, login } = serverOf(smtpUrl);
  const deliver: Deliver = async (message, beforeEnd) => {
    const mime = composed(mailFrom, message);
    const { from, to } = mime.getEnvelope();
    const bytes = await mime.build();
    const connection = new SMTPConnection(options);
    const broken = new Promise<never>((_, reject) => void connection.on('error', reject));
    broken.catch(() => undefined);
    const progress = { isHandedOver: false };
    const body = Readable.from(
      (async function* () {
        yield bytes;
        await beforeEnd();
        progress.isHandedOver = true;
      })(),
      { objectMode: false },
    );
    const interrupted = new Promise<never>((_, reject) => void body.on('error', reject));
    interrupted.catch(() => undefined);
    const step = (call: (done: (error?: unknown) => void) => void): Promise<void> => Promise.race([called(call), broken, interrupted]);
    try {
      await step((done) => connection.connect(done));
      if (login !== null) await step((done) => connection.login({ credentials: login }, done));
      await step((done) => connection.send({ from: from === false ? undefined : from, to }, body, done));
      connection.quit();
      return { kind: 'sent' };
    } catch (error) {
      connection.close();
      if (error instanceof NotMine) throw error;
      return judged(error, progress.isHandedOver);
    }
  };
  return (message, beforeEnd) => traced('send mail', 'client', {}, () => deliver(message, beforeEnd));
};
