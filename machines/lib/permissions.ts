import type { ActorRole } from '#schema/vocabulary/roles.ts';
import type { Actor } from './actor.ts';

type Asked = { readonly event: { readonly actor: Actor } };

/** A guard that lets these roles through. */
export const roleIn =
  (...allowed: readonly ActorRole[]) =>
  ({ event }: Asked): boolean =>
    allowed.includes(event.actor.role);

/** Whether a text says anything. */
export const isFilled = (text: unknown): text is string => typeof text === 'string' && text.trim() !== '';
