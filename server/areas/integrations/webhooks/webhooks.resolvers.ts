import { randomBytes, randomUUID } from 'node:crypto';
import type { GraphQLResolveInfo } from 'graphql';
import type * as v from 'valibot';
import { webhookRules } from '#schema/rules/integrations/webhook.ts';
import { testEvent, webhookLimits, webhookTexts } from '#schema/vocabulary/webhook.ts';
import type { RefusalCode } from '#schema/vocabulary/refusals.ts';
import { askingMutation } from '#server/api/ask-vendor.ts';
import type { RequestContext } from '#server/api/context.ts';
import { notFound } from '#server/api/errors.ts';
import { idOrAbsent } from '#server/api/ids.ts';
import { mutation } from '#server/api/mutation.ts';
import type { Work } from '#server/api/mutation.ts';
import { argument, organization } from '#server/api/param.ts';
import { parsed } from '#server/api/parsed.ts';
import { read } from '#server/api/read.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import type { Selection } from '#server/api/selection.ts';
import { list, shape, time } from '#server/api/shape.ts';
import { raw, sql } from '#server/database/sql.ts';
import type { Sql } from '#server/database/sql.ts';
import type { CallRefusal } from '#server/vendors/guarded-fetch/guarded-fetch.ts';
import { advance } from '#server/workflow/advance.ts';
import type { EventOf } from '#server/workflow/advance.ts';
import { record } from '#server/workflow/audit.ts';
import { announce } from '#server/workflow/outbox.ts';
import { Refused, refuse } from '#server/workflow/refused.ts';
import { subjects } from '#server/workflow/subjects.ts';
import type { Tx } from '#server/workflow/transaction.ts';
import { wakeWebhook } from '#server/workflow/webhooks.ts';
import { shownAddress } from '#server/lib/addresses.ts';
import { bodyOf, boundTo, messageId } from './deliver.job.ts';
import type { Written } from './deliver.job.ts';

type Wanted = v.InferOutput<typeof webhookRules>;

/** Alias w. */
const webhookShape = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`w.id`,
    description: sql`w.description`,
    address: sql`w.address_shown`,
    events: sql`to_json(w.events)`,
    state: sql`w.state`,
    reason: sql`w.reason`,
    previousUntil: time(sql`w.previous_until`),
    testedAt: time(sql`w.tested_at`),
    deliveredAt: time(sql`w.delivered_at`),
    openCount: sql`(select count(*)::int from webhook_delivery d where d.webhook_id = w.id and d.state in ('due', 'waiting'))`,
    madeBy: sql`(select nullif(trim(by.first_name || ' ' || by.last_name), '') from organization_user by where by.id = w.created_by and by.state <> 'forgotten')`,
    createdAt: time(sql`w.created_at`),
  });

const attemptShape = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`a.id`,
    at: time(sql`a.at`),
    milliseconds: sql`a.milliseconds`,
    status: sql`a.status`,
    problem: sql`a.problem`,
    answer: sql`a.answer`,
  });

/** Alias d, with its webhook as w. */
const deliveryShape = (selection: Selection): Sql =>
  shape(selection, {
    id: sql`d.id`,
    messageId: sql`d.id`,
    type: sql`d.type`,
    state: sql`d.state`,
    attempts: sql`d.attempts`,
    notBefore: time(sql`d.not_before`),
    deliveredAt: time(sql`d.delivered_at`),
    createdAt: time(sql`d.created_at`),
    isTest: raw(`d.type = '${testEvent}'`),
    webhookState: sql`w.state`,
    body: sql`json_build_object('type', d.type, 'data', d.data, 'link', d.link, 'at', ${time(sql`d.created_at`)})`,
    tries: (attempt) =>
      list(attemptShape(attempt), sql`from webhook_attempt a where a.webhook_delivery_id = d.id order by a.at desc, a.id limit 50`),
  });

const deliveries = sql`from webhook_delivery d join webhook w on w.id = d.webhook_id`;

const webhookOf = async ({ select, context }: Work, id: string, secret: string | null = null) => ({
  result: await select(
    'result',
    { id },
    (selection) => sql`select ${webhookShape(selection)} as json from webhook w where w.id = ${argument('id')}::uuid`,
  ),
  secret: secret === null ? null : context.services.house.seal(secret, context.person.id),
});

const found = async (asked: Promise<unknown>): Promise<unknown> => (await asked) ?? Promise.reject(notFound());

const Query: ResolverMap[string] = {
  webhooks: (_: unknown, args: object, context: RequestContext, info: GraphQLResolveInfo) =>
    read(
      context,
      info,
      { ...args },
      (selection) =>
        sql`select ${list(webhookShape(selection), sql`from webhook w where w.organization_id = ${organization} and w.state <> 'removed' order by w.created_at desc, w.id`)} as json`,
    ),

  webhookDeliveries: (_: unknown, { webhookId }: { readonly webhookId: string }, context: RequestContext, info: GraphQLResolveInfo) =>
    found(
      read(
        context,
        info,
        { webhookId: idOrAbsent(webhookId) },
        (selection) =>
          sql`select ${list(deliveryShape(selection), sql`from webhook_delivery d where d.webhook_id = w.id order by d.sequence desc limit ${raw(String(webhookLimits.shown))}`)} as json
            from webhook w where w.id = ${argument('webhookId')}::uuid and w.organization_id = ${organization}`,
      ),
    ),

  webhookDelivery: (_: unknown, { id }: { readonly id: string }, context: RequestContext, info: GraphQLResolveInfo) =>
    found(
      read(
        context,
        info,
        { id: idOrAbsent(id) },
        (selection) =>
          sql`select ${deliveryShape(selection)} as json ${deliveries} where d.id = ${argument('id')}::uuid and d.organization_id = ${organization}`,
      ),
    ),
};

const faults: Partial<Readonly<Record<CallRefusal, string>>> = {
  inside: webhookTexts.inside,
  malformed: webhookTexts.unusable,
  not_https: webhookTexts.address,
  unknown_host: webhookTexts.unknown,
};

/** Asks the guard about the address before anything is kept, and calls nothing. */
const judged = async ({ services }: RequestContext, input: object): Promise<Wanted> => {
  const wanted = parsed(webhookRules, input);
  const code = await services.vendors.reaches({ url: wanted.address, onBehalfOf: 'webhooks' });
  const message = code === null ? undefined : faults[code];
  if (message !== undefined) throw new Refused([{ code: 'invalid' satisfies RefusalCode, message, path: 'address' }]);
  return wanted;
};

/** Makers of one organization follow each other, so that none of them passes the limit. */
const demandRoom = async (tx: Tx): Promise<void> => {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1::text, 680))', [tx.viewer.organizationId]);
  const [held] = await tx.query<{ total: number }>(
    `select count(*)::int as total from webhook where organization_id = $1 and state <> 'removed'`,
    [tx.viewer.organizationId],
  );
  if ((held?.total ?? 0) >= webhookLimits.ofOrganization) refuse('too_many', webhookTexts.tooMany);
};

const newSecret = (): string => `whsec_${randomBytes(32).toString('base64')}`;

const create = async (work: Work, { address, description, events }: Wanted) => {
  const { tx, context, operation } = work;
  await demandRoom(tx);
  const { secrets } = context.services.vendors;
  const [id, secret] = [randomUUID(), newSecret()];
  const close = (what: 'address' | 'secret', text: string) => secrets.close(tx, tx.viewer.organizationId, boundTo(id, what), text);
  await tx.query(
    `insert into webhook (id, organization_id, description, address_shown, address_sealed, secret_sealed, events, created_by, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      tx.viewer.organizationId,
      description,
      shownAddress(address),
      await close('address', address),
      await close('secret', secret),
      events,
      tx.viewer.userId,
      tx.at,
    ],
  );
  await record(tx, { operation, entity: 'webhook', entityId: id, event: 'webhook.create', after: { description, events } });
  await announce(tx, { topic: 'webhook', entityId: id });
  return webhookOf(work, id, secret);
};

type Input = { readonly webhookId: string };

const moving = (
  name: string,
  type: EventOf<typeof subjects.webhook.lifecycle.machine>['type'],
  then?: (tx: Tx, id: string) => Promise<unknown>,
) =>
  mutation<Input>(name, async (work, { webhookId }) => {
    const id = webhookId.toLowerCase();
    await advance(work.tx, subjects.webhook, id, { type } as EventOf<typeof subjects.webhook.lifecycle.machine>, {
      operation: work.operation,
    });
    await then?.(work.tx, id);
    return webhookOf(work, id);
  });

const addTest = async (tx: Tx, id: string): Promise<void> => {
  await tx.query(
    `insert into webhook_delivery (organization_id, webhook_id, type, thing, data, created_at) values ($1, $2, $3, gen_random_uuid()::text, $4, $5)`,
    [tx.viewer.organizationId, id, testEvent, JSON.stringify({ message: webhookTexts.test }), tx.at],
  );
  await wakeWebhook(tx, id);
};

const rotate = 'update webhook set previous_sealed = secret_sealed, secret_sealed = $2 where id = $1';

export const webhookResolvers: ResolverMap = {
  Query,
  WebhookDelivery: {
    messageId: ({ messageId: id }: { readonly messageId: string }) => messageId(id),
    body: ({ body }: { readonly body: Written }, _args: unknown, { services }: RequestContext) => bodyOf(body, services.exports.publicUrl),
  },
  Mutation: {
    webhookCreate: askingMutation<object, Wanted>('webhookCreate', judged, (work, _, wanted) => create(work, wanted)),

    webhookRotateSecret: mutation<Input>('webhookRotateSecret', async (work, { webhookId }) => {
      const { tx, context, operation } = work;
      const id = webhookId.toLowerCase();
      await advance(tx, subjects.webhook, id, { type: 'secret.rotate' }, { operation });
      const secret = newSecret();
      const { secrets } = context.services.vendors;
      await tx.query(rotate, [id, await secrets.close(tx, tx.viewer.organizationId, boundTo(id, 'secret'), secret)]);
      return webhookOf(work, id, secret);
    }),

    webhookRetireSecret: moving('webhookRetireSecret', 'secret.retire'),
    webhookPause: moving('webhookPause', 'webhook.pause'),
    webhookResume: moving('webhookResume', 'webhook.resume'),
    webhookRemove: moving('webhookRemove', 'webhook.remove'),
    webhookTest: moving('webhookTest', 'webhook.test', addTest),

    webhookRedeliver: mutation<{ readonly webhookDeliveryId: string }>('webhookRedeliver', async (work, { webhookDeliveryId }) => {
      const { tx, operation, select } = work;
      const id = webhookDeliveryId.toLowerCase();
      await advance(tx, subjects.webhookDelivery, id, { type: 'delivery.repeat' }, { operation });
      const [of] = await tx.query<{ webhookId: string }>('select webhook_id as "webhookId" from webhook_delivery where id = $1', [id]);
      if (of !== undefined) await wakeWebhook(tx, of.webhookId);
      return {
        result: await select(
          'result',
          { id },
          (selection) => sql`select ${deliveryShape(selection)} as json ${deliveries} where d.id = ${argument('id')}::uuid`,
        ),
      };
    }),
  },
};
