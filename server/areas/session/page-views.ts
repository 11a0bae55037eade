import { isCounted, isInternal } from '#schema/rules/session/analytics.ts';
import type { Work } from '#server/api/mutation.ts';

/** Sends a page view to the collector of the operator, where there is one and the person is counted. */
export const countPageView = async ({ tx, context: { person, services } }: Work, page: string): Promise<void> => {
  const { analytics } = services;
  if (analytics === null) return;
  const [who] = await tx.query<{ email: string }>('select email::text as email from organization_user where id = $1', [person.id]);
  const counted =
    who !== undefined &&
    isCounted({
      role: person.role,
      isInternal: isInternal(who.email, analytics.internalDomains),
      flexibleTestingAccess: person.flags.has('flexibleTestingAccess'),
      isActedFor: person.onBehalfOfUserId !== null,
    });
  if (counted) analytics.track({ page, at: tx.at, person });
};
