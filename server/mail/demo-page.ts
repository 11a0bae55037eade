import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { isUuid } from '../lib/uuid.ts';
import { html } from '../lib/html.ts';
import type { MailWords } from './words.ts';

type Row = { id: string; recipient: string; subject: string; created_at: string; sealed: Buffer | null };

const style =
  'body{font:14px/20px system-ui;margin:40px auto;max-width:720px;padding:0 16px;color-scheme:light dark}li{padding:12px 0;border-top:1px solid #8885;list-style:none}ul{padding:0}small{opacity:.7}';

const headers = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-store',
  'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`,
};

const listOf = (mails: readonly Row[]): string =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Mail of the demo</title><style>${style}</style></head><body>
<h1>Mail of the demo</h1><p>No mail server is set up, so nothing leaves this machine. What would have been sent is read here.</p>
${mails.length === 0 ? html`<p>No mail yet.</p>` : null}
<ul>${mails.map(
    ({ id, recipient, subject, created_at }) =>
      html`<li><a href="/demo/mail/${id}">${subject}</a><br><small>to ${recipient}, ${created_at}</small></li>`,
  )}</ul></body></html>`.markup;

/** GET /demo/mail. Demo only, where everybody knows the passwords: links of mails let their reader in. */
export const mountDemoMail = (app: FastifyInstance, owner: Pool, words: MailWords): void => {
  app.get('/demo/mail', async (_, reply) => {
    const { rows } = await owner.query<Row>(
      `select id, recipient, subject, created_at from mail order by created_at desc, id desc limit 100`,
    );
    return reply.headers(headers).send(listOf(rows));
  });
  app.get<{ Params: { id: string } }>('/demo/mail/:id', async (request, reply) => {
    const { id } = request.params;
    const { rows } = isUuid(id) ? await owner.query<Row>('select id, sealed from mail where id = $1', [id]) : { rows: [] };
    const [mail] = rows;
    if (mail === undefined) return reply.code(404).type('text/plain').send('There is no such mail.');
    return reply.headers(headers).send((mail.sealed && words.open(mail.id, mail.sealed)?.html) ?? '');
  });
};
