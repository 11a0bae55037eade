import type { Ending, SignInFault, SignInRequest } from './sign-in.types.ts';

export const nobodyAsked: SignInRequest = { returnTo: '/', connection: null, loginHint: null, forwarded: {}, isAnew: false };

const textOf = (error: object, field: string): string | null => {
  const value: unknown = Reflect.get(error, field);
  return typeof value === 'string' && value !== '' ? value : null;
};

/** The words of a failed exchange: the service's own, or one sentence when it said nothing. */
export const faultOf = (error: unknown): SignInFault => {
  const thrown = typeof error === 'object' && error !== null ? error : {};
  return { code: textOf(thrown, 'error') ?? 'sign_in_failed', description: textOf(thrown, 'error_description') };
};

/** Where a tab goes after its session closed: a refusal travels in the query of the origin; whoever was in the middle of something comes back to it. */
export const closingAddress = (ending: Ending, address: string): string => {
  const back = new URLSearchParams({ returnTo: address }).toString();
  if (ending === 'user_not_found') return '/?error=403';
  if (ending === 'trial_expired') return '/?trial=expired';
  if (ending === 'elsewhere') return `/auth/login?ended=elsewhere&${back}`;
  return `/auth/login?${back}`;
};

/** Whether the person was in the middle of something and comes back to it after the next sign-in. */
export const isInterrupted = (ending: Ending): boolean => ending === 'expired' || ending === 'unauthenticated';

const insidePath = /^\/(?![/\\])/;

/** Only a path of this portal may be returned to; anything else becomes the start page. */
export const safeReturn = (address: string | null | undefined): string => {
  if (address === null || address === undefined || !insidePath.test(address)) return '/';
  return /^\/(auth|signup)(\/|\?|#|$)/i.test(address) ? '/' : address;
};
