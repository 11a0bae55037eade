import type { RequestContext } from '#server/api/context.ts';
import { follow, readable } from '#server/api/follow.ts';
import { admit, rowOf } from '#server/api/guard.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { isSameForAll, messageFor } from '#server/api/chat-message.ts';
import type { ChatFact } from '#server/api/facts.ts';
import type { Viewer } from '#server/workflow/transaction.ts';
import type { ChatConcern } from '#schema/vocabulary/chat.ts';
import type { Clock } from '#server/workflow/clock.ts';
import { thereIn } from '../../workflow/presence.ts';
import type { There } from '../../workflow/presence.ts';

/** By the server's clock: the client's may be wrong. */
const lasting =
  (clock: Clock) =>
  ([participantId, until]: There) => ({ participantId, seconds: Math.max(0, Math.ceil((until - clock.now().getTime()) / 1000)) });

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const isOfReading = ({ kind }: Readonly<Record<string, unknown>>): boolean => kind === 'read' || kind === 'unread';

/** Why a new message is a person's business, whom it is told to at once: it names them, answers them, or is in a chat that waits for them. */
const concernOf = ({ message, chatType, isUnmoderated, answered, talking }: ChatFact, { userId, role }: Viewer): ChatConcern | null => {
  if (message === null || userId === null || message.authorId === userId) return null;
  if (message.mentions.some(({ id }) => id === userId)) return 'mention';
  if (answered.includes(userId)) return 'reply';
  if (chatType === 'public') return null;
  const waits = role === 'community_test_manager' || (role === 'test_manager' && chatType === 'private' && isUnmoderated);
  return waits || talking.includes(userId) ? 'private' : null;
};

export const chatSubscription: ResolverMap[string] = {
  chatChanged: {
    subscribe: (_: unknown, _args: unknown, context: RequestContext) => {
      admit(context, rowOf('Subscription.chatChanged'));
      const { viewer, services } = context;
      return follow(context, 'chatChanged', {
        concerns: ({ topic, payload }) =>
          (topic === 'chat' && (!isOfReading(payload) || payload['userId'] === viewer.userId)) ||
          (topic === 'presence' && payload['kind'] === 'typing' && payload['userId'] !== viewer.userId),
        told: (event, facts) => {
          const { testId, entityId, payload } = event;
          if (testId === null || entityId === null || !facts.mayRead(testId, viewer.userId)) return null;
          const chat = facts.chat(entityId);
          if (chat === null) return null;
          const isNew = payload['isNew'] === true;
          const concern = isNew ? concernOf(chat, viewer) : null;
          const told = () => ({
            channelId: chat.channelId,
            externalId: chat.externalId,
            testId,
            kind: text(payload['kind']) ?? 'channel',
            message: chat.message === null ? null : messageFor(chat.message, viewer, services),
            isNew,
            concern,
            readPosition: typeof payload['position'] === 'number' ? payload['position'] : null,
            threadId: text(payload['threadId']),
            typingName: text(payload['typingName']),
          });
          return concern === null && (chat.message === null || isSameForAll(chat.message)) ? facts.shared(event, told) : told();
        },
      });
    },
  },
  testersThere: {
    subscribe: async (_: unknown, args: { readonly testId: string }, context: RequestContext) => {
      admit(context, rowOf('Subscription.testersThere'));
      const testId = await readable(context, args.testId);
      const { viewer, services } = context;
      const { organizationId, userId } = viewer;
      const now = { kind: 'there', there: services.presence.of(testId) };
      return follow(context, 'testersThere', {
        opening: { organizationId, topic: 'presence', testId, entityId: null, payload: now },
        concerns: (event) => event.testId === testId && thereIn(event).length > 0,
        told: (event, facts) => (facts.mayRead(testId, userId) ? { testers: thereIn(event).map(lasting(services.clock)) } : null),
      });
    },
  },
};
