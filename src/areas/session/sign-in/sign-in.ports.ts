import { safeReturn } from '#machines/flows/session/sign-in.ts';
import type { Arrival, SignInPorts, SignInRequest } from '#machines/flows/session/sign-in.ts';
import type { Settings } from '#src/settings.ts';
import { fromCallback, fromPromise } from 'xstate';
import { authenticatedFlag, removeHeld } from './tokens.ts';
import type { Manager, Tokens } from './tokens.ts';

export type SignInDeps = { readonly manager: Manager; readonly tokens: Tokens; readonly settings: Settings };

const renewBefore = 60;
const retryAfter = 15_000;

const returnOf = (state: unknown): string => {
  const address: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'returnTo') : null;
  return safeReturn(typeof address === 'string' ? address : null);
};

const restore = async ({ tokens, settings }: SignInDeps): Promise<'signedIn' | 'anonymous'> => {
  if (await tokens.restore()) {
    const outcome = tokens.isExpiring() ? await tokens.renew() : 'renewed';
    if (outcome === 'unreachable') throw new Error('The sign-in service does not answer.');
    if (outcome === 'renewed') return 'signedIn';
  }
  tokens.forget();
  removeHeld(settings);
  return 'anonymous';
};

/** Whoever comes back may be somebody else than this tab knew. */
const redirect = async ({ manager, tokens, settings }: SignInDeps, request: SignInRequest): Promise<void> => {
  const service = await manager();
  await service.clearStaleState();
  tokens.forget();
  removeHeld(settings);
  await service.signinRedirect({
    state: { returnTo: request.returnTo },
    nonce: crypto.randomUUID(),
    ...(request.loginHint !== null && { login_hint: request.loginHint }),
    ...(request.isAnew && { prompt: 'login' }),
    extraQueryParams: {
      ...settings.oidc.extra,
      ...(request.connection !== null && { [settings.oidc.hintParam]: request.connection }),
      ...request.forwarded,
    },
  });
};

const exchange = async ({ manager, tokens }: SignInDeps, address: string): Promise<Arrival> => {
  const user = await (await manager()).signinRedirectCallback(address);
  tokens.adopt(user);
  localStorage.setItem(authenticatedFlag, 'true');
  return { returnTo: returnOf(user.state) };
};

export const forgetOverride = (): void => {
  document.cookie = 'account_override_token=; path=/; max-age=0';
};

const forget = ({ tokens, settings }: SignInDeps): void => {
  forgetOverride();
  tokens.forget();
  localStorage.setItem(authenticatedFlag, 'false');
  removeHeld(settings);
};

const end = async (deps: SignInDeps): Promise<void> => {
  const token = deps.tokens.token();
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  await fetch('/api/session/end', { method: 'POST', headers, keepalive: true }).catch(() => null);
  const hint = deps.tokens.held()?.id_token;
  forget(deps);
  await (await deps.manager()).signoutRedirect(hint === undefined ? {} : { id_token_hint: hint });
};

const watch = ({ tokens }: SignInDeps, send: (event: { type: 'session.ended' | 'session.expired' }) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const renewLater = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void renew(), milliseconds);
  };
  const plan = (): void => renewLater(Math.max(0, ((tokens.held()?.expires_at ?? 0) - renewBefore) * 1000 - Date.now()));
  const renew = async (): Promise<void> => {
    const outcome = await tokens.renew();
    if (outcome === 'refused') send({ type: 'session.expired' });
    else if (outcome === 'renewed') plan();
    else renewLater(retryAfter);
  };
  const onStorage = ({ key, newValue }: StorageEvent): void => {
    if (key === authenticatedFlag && newValue !== 'true') send({ type: 'session.ended' });
  };
  window.addEventListener('storage', onStorage);
  plan();
  return () => {
    clearTimeout(timer);
    window.removeEventListener('storage', onStorage);
  };
};

/** Lets the session reach the sign-in service, this tab's storage and the other tabs. */
export const signInPorts = (deps: SignInDeps): SignInPorts => ({
  restoreSession: fromPromise(() => restore(deps)),
  redirectToProvider: fromPromise(({ input }) => redirect(deps, input)),
  exchangeCode: fromPromise(({ input }) => exchange(deps, input.address)),
  watchSession: fromCallback(({ sendBack }) => watch(deps, sendBack)),
  forgetSession: fromPromise(async () => forget(deps)),
  endSession: fromPromise(() => end(deps)),
});
