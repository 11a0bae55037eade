import type { RequestContext } from '#server/api/context.ts';
import { notFound } from '#server/api/errors.ts';
import { follow } from '#server/api/follow.ts';
import { admit, rowOf } from '#server/api/guard.ts';
import { isId } from '#server/api/ids.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import { compile, raw, sql } from '#server/database/sql.ts';
import type { BusEvent } from '#server/workflow/bus.ts';
import type { Topic } from '#server/workflow/outbox.ts';

/** Topics a role never hears of by `changed`; sessions, notifications and drafts go other ways. */
const unheard: Readonly<Record<Role, readonly Topic[]>> = {
  customer: ['session', 'notification', 'draft', 'participant', 'case_result', 'blocker', 'assignment', 'chat'],
  test_manager: ['session', 'notification', 'draft'],
  community_test_manager: ['session', 'notification', 'draft', 'request'],
};
const rememberedFor = 1000;

/** Whether the caller may read the test now; asked again for each event, at most once a second. */
const reader = (context: RequestContext) => {
  const known = new Map<string, { readonly until: number; readonly may: Promise<boolean> }>();
  return (testId: string): Promise<boolean> => {
    const now = context.services.clock.now().getTime();
    const found = known.get(testId);
    if (found !== undefined && found.until > now) return found.may;
    const { text, values } = compile(
      sql`select to_json(exists (select from test t where t.id = ${testId} and t.organization_id = ${context.viewer.organizationId}))`,
    );
    const may = context.database.json(context.viewer, { text, values }).then((json) => json === 'true');
    known.set(testId, { until: now + rememberedFor, may });
    return may;
  };
};

const readable = async (context: RequestContext, testId: string): Promise<string> => {
  if (!isId(testId) || !(await reader(context)(testId.toLowerCase()))) throw notFound();
  return testId.toLowerCase();
};

const entering = (context: RequestContext, field: string): void => admit(context, rowOf(`Subscription.${field}`));

const isVisible = async (context: RequestContext, issueId: string): Promise<boolean> => {
  const { text, values } = compile(
    sql`select to_json(exists (select from issue i where i.id = ${issueId} and ${raw(context.viewer.role === 'customer' ? 'i.published_at is not null' : 'true')}))`,
  );
  return (await context.database.json(context.viewer, { text, values })) === 'true';
};

const isOwnAssignment = async (context: RequestContext, assignmentId: string): Promise<boolean> => {
  const { text, values } = compile(
    sql`select to_json(exists (select from moderator_assignment a where a.id = ${assignmentId} and a.user_id = ${context.viewer.userId}))`,
  );
  return (await context.database.json(context.viewer, { text, values })) === 'true';
};

/** Whether the thing of an event, not only its test, is the listener's to know of. */
const concerns = async (context: RequestContext, { topic, entityId, payload }: BusEvent): Promise<boolean> => {
  const { role } = context.viewer;
  if (entityId === null) return true;
  if (role === 'customer' && topic === 'issue') return payload['published'] === true || isVisible(context, entityId);
  return role === 'community_test_manager' && topic === 'assignment' ? isOwnAssignment(context, entityId) : true;
};

const Subscription: ResolverMap[string] = {
  notificationWasSent: {
    subscribe: (_: unknown, _args: unknown, context: RequestContext) => {
      entering(context, 'notificationWasSent');
      return follow(context, 'notificationWasSent', async ({ topic, entityId }) => {
        if (topic !== 'notification' || entityId === null) return null;
        const { text, values } =
          compile(sql`select json_build_object('kind', n.kind, 'publicId', n.public_id, 'details', json_build_object('description', n.description, 'link', n.link),
          'createdAt', to_char(n.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) from notification n where n.id = ${entityId} and n.organization_id = ${context.viewer.organizationId}
          and (n.user_id = ${context.viewer.userId} or ${context.viewer.role} = any (n.roles))`);
        const json = await context.database.json(context.viewer, { text, values });
        return json === null ? null : (JSON.parse(json) as Record<string, unknown>);
      });
    },
  },
  issueWasCreated: {
    subscribe: async (_: unknown, args: { readonly testId: string }, context: RequestContext) => {
      entering(context, 'issueWasCreated');
      const testId = await readable(context, args.testId);
      const may = reader(context);
      return follow(context, 'issueWasCreated', async (event) => {
        const created = event.topic === 'issue' && event.payload['created'] === true && event.testId === testId && event.entityId !== null;
        return created && (await may(testId)) && (await isVisible(context, event.entityId ?? ''))
          ? { testId, issueId: event.entityId }
          : null;
      });
    },
  },
  testWasLaunched: {
    subscribe: async (_: unknown, args: { readonly testId: string }, context: RequestContext) => {
      entering(context, 'testWasLaunched');
      const testId = await readable(context, args.testId);
      const may = reader(context);
      return follow(context, 'testWasLaunched', async ({ topic, payload, testId: of, entityId }) => {
        const launched = topic === 'test' && payload['launched'] === true && of === testId;
        return launched && (await may(testId)) ? { testId: entityId ?? testId } : null;
      });
    },
  },
  changed: {
    subscribe: async (_: unknown, args: { readonly testId?: string | null }, context: RequestContext) => {
      entering(context, 'changed');
      const only = args.testId === null || args.testId === undefined ? null : await readable(context, args.testId);
      const may = reader(context);
      return follow(context, 'changed', async (event) => {
        const { topic, testId, entityId } = event;
        if (unheard[context.viewer.role].includes(topic)) return null;
        if (only !== null && testId !== only) return null;
        if (testId !== null && topic !== 'assignment' && !(await may(testId))) return null;
        return (await concerns(context, event)) ? { topic, testId, entityId } : null;
      });
    },
  },
};

export const subscriptionResolvers: ResolverMap = { Subscription };
