import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { deriveKeys } from '../lib/master-key.ts';
import type { MasterKey } from '../lib/master-key.ts';
import { isUuid } from '../lib/uuid.ts';
import { html, sendHtml } from '../lib/html.ts';
import { frame } from './pages.ts';
import type { Theme } from './pages.ts';
import { leaveBodiesUnread, raw, textParam, themeOf } from './raw-http.ts';
import type { IdentitySettings } from './settings.ts';

export const unsubscribeTokens = (masterKey: MasterKey) => {
  const keys = deriveKeys(masterKey, 'unsubscribe');
  const sign = (userId: string, key = keys[0]): string => createHmac('sha256', key).update(userId).digest('base64url');
  const isRight = (signature: string, right: string): boolean =>
    Buffer.byteLength(signature) === right.length && timingSafeEqual(Buffer.from(signature), Buffer.from(right));
  return {
    of: (userId: string): string => `${userId}.${sign(userId)}`,
    read: (token: string): string | null => {
      const [userId = '', signature = ''] = token.split('.');
      return isUuid(userId) && keys.some((key) => isRight(signature, sign(userId, key))) ? userId : null;
    },
  };
};

type Deps = { readonly pool: Pool; readonly settings: IdentitySettings; readonly now: () => Date; readonly masterKey: MasterKey };

const turnOff = `
  insert into notification_settings (organization_id, user_id, mail_enabled, updated_at)
  select organization_id, id, false, $2 from organization_user where id = $1
  on conflict (user_id) do update set mail_enabled = false, updated_at = excluded.updated_at`;

/** GET /unsubscribe/:token asks, POST ends the mails: by the button, and by a mail program's one click (RFC 8058). */
export const mountUnsubscribe = async (app: FastifyInstance, { pool, settings, now, masterKey }: Deps): Promise<void> => {
  const tokens = unsubscribeTokens(masterKey);
  const incomplete = (theme: Theme) =>
    frame(settings, {
      title: 'This link is not complete',
      status: 404,
      theme,
      body: html`<div><h1>This link is not complete</h1><p class="lead">Copy it whole from the mail, or turn mails off in your settings.</p></div>
<a class="go" href="${settings.publicUrl}/organization-user-settings/notifications">Choose what you are notified about</a>`,
    });
  await app.register((scope, _options, done) => {
    leaveBodiesUnread(scope);
    const show = async (request: IncomingMessage, response: ServerResponse, call: FastifyRequest): Promise<void> => {
      const theme = themeOf(request);
      const page =
        tokens.read(textParam(call, 'token')) === null
          ? incomplete(theme)
          : frame(settings, {
              title: 'No more mails',
              status: 200,
              theme,
              body: html`<div><h1>No more of these mails?</h1><p class="lead">You still see everything in the portal, and can turn mails on again in your settings.</p></div>
<form method="post"><button class="go">Send me no more of these mails</button></form>`,
            });
      sendHtml(response, page);
    };
    const submit = async (request: IncomingMessage, response: ServerResponse, call: FastifyRequest): Promise<void> => {
      const theme = themeOf(request);
      const userId = tokens.read(textParam(call, 'token'));
      if (userId !== null) await pool.query(turnOff, [userId, now()]);
      const page =
        userId === null
          ? incomplete(theme)
          : frame(settings, {
              title: 'No more mails',
              status: 200,
              theme,
              body: html`<div><h1>Done</h1><p class="lead">No more of these mails are sent to you.</p></div>
<a class="go" href="${settings.publicUrl}/organization-user-settings/notifications">Choose what you are notified about</a>`,
            });
      sendHtml(response, page);
    };
    scope.get('/unsubscribe/:token', raw(show));
    scope.post('/unsubscribe/:token', raw(submit));
    done();
  });
};
