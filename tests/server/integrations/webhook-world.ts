import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { expect } from 'vitest';
import { doChores } from '#server/workflow/chores.ts';
import { deliverWebhook, tendWebhooks } from '#server/areas/integrations/webhooks/deliver.job.ts';
import type { DeliverDeps } from '#server/areas/integrations/webhooks/deliver.job.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import { quietChores } from '#tests/support/chores.ts';
import type { Loose } from '#tests/support/portal.ts';

export const hooks = 'https://hooks.example.com';

type Heard = { readonly headers: IncomingHttpHeaders; readonly body: string };

export type WebhookWorld = PortalWorld & {
  readonly heard: Heard[];
  /** How the receiver answers, message by message. */
  readonly answers: { with: (body: Loose) => { readonly status: number; readonly text?: string; readonly location?: string } };
  readonly made: (more?: object) => Promise<{ readonly id: string; readonly secret: string }>;
  /** One round of the job that delivers. */
  readonly deliver: (webhookId: string) => Promise<void>;
  /** What the job was asked for: at once by the webhook, or when. */
  readonly woken: string[];
  readonly chores: () => Promise<readonly string[]>;
  readonly deliveries: (webhookId: string) => Promise<readonly Loose[]>;
};

/** A portal whose jobs the test runs, beside a receiver that keeps what it heard. */
export const openWebhookWorld = async (): Promise<WebhookWorld> => {
  const heard: Heard[] = [];
  const answers: WebhookWorld['answers'] = { with: () => ({ status: 204 }) };
  const receiver = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks).toString();
      heard.push({ headers: request.headers, body });
      const { status, text = '', location } = answers.with(JSON.parse(body));
      response.writeHead(status, location === undefined ? {} : { location }).end(text);
    });
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  const address = receiver.address();
  const standIns = new Map([[hooks, `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`]]);
  const resolve = async (host: string) => {
    if (host === 'unknown.example.com') throw new Error('ENOTFOUND');
    return [{ address: '10.1.2.3', family: 4 }];
  };
  const world = await openPortalWorld({ guard: { standIns, resolve } });
  const { server, database } = world.portal;
  const woken: string[] = [];
  const deps: DeliverDeps = {
    owner: database.owner,
    database: server.database,
    clock: { now: world.now },
    enqueue: async (_tx, _name, data, options) => void woken.push(options?.startAt ?? (data as { readonly webhookId: string }).webhookId),
    fetch: server.services.vendors.call.fetch,
    secrets: server.services.vendors.secrets,
    publicUrl: 'https://muster.example.com',
  };
  return {
    ...world,
    heard,
    answers,
    woken,
    made: async (more = {}) => {
      const input = { address: `${hooks}/muster`, description: 'Our desk', events: ['issue.changed'], ...more };
      const answer = await world.act('customer', 'webhookCreate', input, 'secret result { id }');
      expect(answer).toMatchObject({ successful: true });
      return { id: answer.result.id, secret: answer.secret };
    },
    deliver: (webhookId) => deliverWebhook(deps, { organizationId: world.id('organization'), webhookId }),
    chores: async () => {
      woken.length = 0;
      await doChores({ ...quietChores, ...deps, tendWebhooks: tendWebhooks(deps.enqueue) });
      return [...woken];
    },
    deliveries: (webhookId) =>
      world.sql(
        `select id, type, thing, state, attempts, first_tried_at, to_char(not_before at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as not_before, data
         from webhook_delivery where webhook_id = $1 order by sequence`,
        [webhookId],
      ),
    stop: async () => {
      await world.stop();
      receiver.close();
    },
  };
};
