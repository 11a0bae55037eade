import type { RequestContext } from '#server/api/context.ts';
import type { DraftStanding } from '#server/api/facts.ts';
import { follow } from '#server/api/follow.ts';
import { admit, rowOf } from '#server/api/guard.ts';
import { isId } from '#server/api/ids.ts';
import type { ResolverMap } from '#server/api/schema.ts';

const subscribe = (_: unknown, args: { readonly id: string }, context: RequestContext) => {
  admit(context, rowOf('Subscription.launchDraftChanged'));
  const id = args.id.toLowerCase();
  const { organizationId } = context.viewer;
  let last: DraftStanding | null = null;
  return follow(context, 'launchDraftChanged', {
    concerns: ({ topic, entityId }) => (topic === 'draft' || topic === 'request') && entityId === id,
    isPersonal: () => true,
    told: (_event, facts) => {
      const before = last;
      last = facts.draft(id);
      return last.version === before?.version && last.holder === before.holder ? null : { id: args.id, ...last };
    },
    opening: { organizationId, topic: 'draft', testId: null, entityId: isId(id) ? id : null, payload: {} },
  });
};

/** Tells the places that have a draft open how it stands. */
export const draftSubscriptions: ResolverMap[string] = { launchDraftChanged: { subscribe } };
