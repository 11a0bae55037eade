import { readAgain } from '#server/api/mutation.ts';
import type { ResolverMap } from '#server/api/schema.ts';
import { chatMutations } from './chat.mutations.ts';
import { chatQueries } from './chat.queries.ts';
import { chatSubscription } from './chat.subscription.ts';

export const chatResolvers: ResolverMap = {
  ChatChannelResult: readAgain,
  Query: chatQueries,
  Mutation: chatMutations,
  Subscription: chatSubscription,
};
