import type { GraphQLResolveInfo } from 'graphql';
import type { EventEntities, Way } from '#server/api/event-entities.ts';
import type { RequestContext } from '#server/api/context.ts';
import type { Facts } from '#server/api/facts.ts';
import { follow, readable } from '#server/api/follow.ts';
import { admit, rowOf } from '#server/api/guard.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import { entities } from '#server/entities/entities.ts';
import { allFigures } from '#server/entities/issue-figures.ts';
import type { Command } from '#server/workflow/transaction.ts';
import type { BusEvent } from '#server/workflow/bus.ts';
import type { Topic } from '#server/workflow/outbox.ts';

const unheard: Readonly<Record<Role, readonly Topic[]>> = {
  customer: ['session', 'notification', 'draft', 'presence', 'participant', 'case_result', 'blocker', 'assignment', 'chat', 'sentence'],
  test_manager: ['session', 'notification', 'draft', 'presence'],
  community_test_manager: ['session', 'notification', 'draft', 'presence', 'request', 'export', 'view', 'report', 'webhook'],
};

const entering = (context: RequestContext, field: string): void => admit(context, rowOf(`Subscription.${field}`));

/** By its test first, then by the entity; an issue event without a test is about tags. */
const mayKnow = ({ role, userId }: RequestContext['viewer'], { topic, testId, entityId }: BusEvent, facts: Facts): boolean => {
  if (topic === 'assignment' && testId !== null && !facts.isKept(testId)) return false;
  if (topic !== 'assignment' && testId !== null && !facts.mayRead(testId, userId)) return false;
  if (topic === 'issue' && testId === null) return role !== 'community_test_manager';
  if (entityId === null) return true;
  if (role === 'customer' && topic === 'issue') return facts.isVisible(entityId);
  if (role === 'customer' && topic === 'reproduction') return facts.isShown(entityId);
  return role === 'community_test_manager' && topic === 'assignment' ? facts.isAssigned(entityId, userId) : true;
};

type OnTest = { readonly testId: string };

/** Delivered to whoever sent it alone: others need not know the keys of calls. */
const ownKey = ({ payload: { command } }: BusEvent, { viewer: { userId } }: RequestContext): string | null => {
  const { by, key } = (command ?? {}) as Partial<Command>;
  return by === userId ? (key ?? null) : null;
};

type Delivered = { readonly event: BusEvent; readonly attached: EventEntities };

const ofTopic =
  (topic: Topic): Way['idOf'] =>
  (event) =>
    event.topic === topic ? event.entityId : null;

const way = (name: keyof typeof entities, idOf: Way['idOf']): Way => ({ name, entity: entities[name], idOf });

const entityOf =
  (...ways: readonly Way[]) =>
  ({ event, attached }: Delivered, _args: unknown, context: RequestContext, info: GraphQLResolveInfo): unknown => {
    for (const each of ways) {
      const id = each.idOf(event);
      if (id !== null) return attached.read(each, id, context, info);
    }
    return null;
  };

const Changed: ResolverMap[string] = {
  issue: entityOf(way('issue', ofTopic('issue'))),
  issueTag: entityOf(way('issueTag', (event) => (event.testId === null ? ofTopic('issue')(event) : null))),
  reproduction: entityOf(way('reproduction', ofTopic('reproduction'))),
  participant: entityOf(way('participant', ofTopic('participant')), way('participantOfResult', ofTopic('case_result'))),
  caseResult: entityOf(way('caseResult', ofTopic('case_result'))),
  blocker: entityOf(way('blocker', ofTopic('blocker'))),
  issueStats: ({ event, attached }: Delivered, _args: unknown, context: RequestContext, info: GraphQLResolveInfo) =>
    event.topic === 'issue' ? attached.answer('issueStats', allFigures, {}, context, info) : null,
  test: entityOf(way('test', (event) => ofTopic('test')(event) ?? event.testId)),
};

const Subscription: ResolverMap[string] = {
  notificationWasSent: {
    subscribe: (_: unknown, _args: unknown, context: RequestContext) => {
      entering(context, 'notificationWasSent');
      const { role, userId } = context.viewer;
      return follow(context, 'notificationWasSent', {
        concerns: ({ topic, payload }) =>
          topic === 'notification' && (payload['userId'] === userId || [payload['roles']].flat().includes(role)),
        isPersonal: ({ payload }, isLate) => isLate || payload['userId'] === userId,
        told: ({ entityId }, facts) => facts.notice(entityId ?? ''),
        catchesUp: true,
      });
    },
  },
  issueWasCreated: {
    subscribe: async (_: unknown, args: OnTest, context: RequestContext) => {
      entering(context, 'issueWasCreated');
      const testId = await readable(context, args.testId);
      return follow(context, 'issueWasCreated', {
        concerns: ({ topic, payload, testId: of, entityId }) =>
          topic === 'issue' && payload['created'] === true && of === testId && entityId !== null,
        told: ({ entityId }, facts) =>
          facts.mayRead(testId, context.viewer.userId) && facts.isVisible(entityId ?? '') ? { testId, issueId: entityId } : null,
      });
    },
  },
  testWasLaunched: {
    subscribe: async (_: unknown, args: OnTest, context: RequestContext) => {
      entering(context, 'testWasLaunched');
      const testId = await readable(context, args.testId);
      return follow(context, 'testWasLaunched', {
        concerns: ({ topic, payload, testId: of }) => topic === 'test' && payload['launched'] === true && of === testId,
        told: ({ entityId }, facts) => (facts.mayRead(testId, context.viewer.userId) ? { testId: entityId ?? testId } : null),
      });
    },
  },
  changed: {
    subscribe: async (_: unknown, args: Partial<OnTest>, context: RequestContext) => {
      entering(context, 'changed');
      const only = args.testId === null || args.testId === undefined ? null : await readable(context, args.testId);
      return follow(context, 'changed', {
        concerns: ({ topic, testId }) => !unheard[context.person.role].includes(topic) && (only === null || testId === only),
        told: (event, facts) => {
          const { topic, testId, entityId } = event;
          return mayKnow(context.viewer, event, facts)
            ? { topic, testId, entityId, idempotencyKey: ownKey(event, context), event, attached: facts.entities }
            : null;
        },
        catchesUp: true,
      });
    },
  },
};

export const subscriptionResolvers: ResolverMap = { Subscription, Changed };
