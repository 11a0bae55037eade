import type { ChatType } from '#schema/vocabulary/around.ts';
import type { ActorRole } from '#schema/vocabulary/roles.ts';
import type { Actor } from './actor.ts';
import { isBlank } from '#schema/rules/blank.ts';

type Asked = { readonly event: { readonly actor: Actor } };

/** A guard that lets these roles through. */
export const roleIn =
  (...allowed: readonly ActorRole[]) =>
  ({ event }: Asked): boolean =>
    allowed.includes(event.actor.role);

/** Whether a text says anything. */
export const isFilled = (text: unknown): text is string => typeof text === 'string' && !isBlank(text);

/** A guard of what happens in a chat: the community chat of a tester is the moderators'. */
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

/** Who publishes and exports the results of a test: test managers, and its moderators where they are enabled. */
export const mayManageResults = ({ role }: Pick<Actor, 'role'>, { communityTestManagersEnabled }: Moderated): boolean =>
  role === 'test_manager' || (role === 'community_test_manager' && communityTestManagersEnabled);

/** Who has the chats of tests: staff, and customers whose organization has them. */
export const hasChats = ({ role }: Pick<Actor, 'role'>, organization: { readonly flexibleTestingAccess: boolean }): boolean =>
  role !== 'customer' || organization.flexibleTestingAccess;
