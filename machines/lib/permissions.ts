import type { ChatType } from '#schema/vocabulary/around.ts';
import type { ActorRole } from '#schema/vocabulary/roles.ts';
import type { Actor } from './actor.ts';
import { isBlank } from '#schema/rules/blank.ts';

type Asked = { readonly event: { readonly actor: Actor } };

export const roleIn =
  (...allowed: readonly ActorRole[]) =>
  ({ event }: Asked): boolean =>
    allowed.includes(event.actor.role);

export const isFilled = (text: unknown): text is string => typeof text === 'string' && !isBlank(text);

/** The community chat of a tester belongs to the moderators. */
export const mayWriteIn = ({ context, event }: Asked & { readonly context: { readonly chatType: ChatType } }): boolean =>
  context.chatType === 'community'
    ? roleIn('community_test_manager', 'system')({ event })
    : roleIn(
        ...(context.chatType === 'public' ? (['customer'] as const) : []),
        'test_manager',
        'community_test_manager',
        'system',
      )({ event });

type Moderated = { readonly communityTestManagersEnabled: boolean };

export const mayManageResults = ({ role }: Pick<Actor, 'role'>, { communityTestManagersEnabled }: Moderated): boolean =>
  role === 'test_manager' || (role === 'community_test_manager' && communityTestManagersEnabled);

export const hasChats = ({ role }: Pick<Actor, 'role'>, organization: { readonly flexibleTestingAccess: boolean }): boolean =>
  role !== 'customer' || organization.flexibleTestingAccess;
