import type { ActorRole } from '#schema/vocabulary/roles.ts';

/** Set by the server from the session, by the client from the viewer. */
export type Actor = { readonly role: ActorRole; readonly userId: string | null };

/** The actor of jobs and of the crowd gateway. */
export const systemActor: Actor = { role: 'system', userId: null };
