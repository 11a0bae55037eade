import type { RequestContext } from '#server/api/context.ts';
import { follow } from '#server/api/follow.ts';
import { admit, rowOf } from '#server/api/guard.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { messageFor } from '#server/entities/chat-message.ts';

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);

export const chatSubscription: ResolverMap[string] = {
  chatChanged: {
    subscribe: (_: unknown, _args: unknown, context: RequestContext) => {
      admit(context, rowOf('Subscription.chatChanged'));
      const { viewer, services } = context;
      return follow(context, 'chatChanged', {
        concerns: ({ topic, payload }) => topic === 'chat' && (payload['kind'] !== 'read' || payload['userId'] === viewer.userId),
        told: ({ testId, entityId, payload }, facts) => {
          if (testId === null || entityId === null || !facts.mayRead(testId, viewer.userId)) return null;
          const chat = facts.chat(entityId);
          if (chat === null) return null;
          return {
            channelId: chat.channelId,
            externalId: chat.externalId,
            testId,
            kind: text(payload['kind']) ?? 'channel',
            message: chat.message === null ? null : messageFor(chat.message, viewer, services),
            isNew: payload['isNew'] === true,
            readPosition: typeof payload['position'] === 'number' ? payload['position'] : null,
            typingName: text(payload['typingName']),
          };
        },
      });
    },
  },
};
