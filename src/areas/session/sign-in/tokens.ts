import type { TokenSource } from '#src/cache/headers.ts';
import type { Settings } from '#src/settings.ts';
import * as v from 'valibot';
import type { UserManager } from 'oidc-client-ts';

export const authenticatedFlag = 'isAuthenticated';
const expiringSeconds = 30;

const heldRules = v.object({
  access_token: v.string(),
  refresh_token: v.optional(v.string()),
  id_token: v.optional(v.string()),
  expires_at: v.number(),
});

/** What this tab holds of a session. */
export type Held = v.InferOutput<typeof heldRules>;

/** The library that speaks to the sign-in service; it is fetched when somebody signs in, out, or on. */
export type Manager = () => Promise<UserManager>;

/** The person's tokens live in this tab only; what they are for lives at the sign-in service. */
export const createManager = ({ oidc }: Settings, origin: string): Manager => {
  let made: Promise<UserManager> | null = null;
  const make = async (): Promise<UserManager> => {
    const { UserManager: Made, WebStorageStateStore } = await import('oidc-client-ts');
    const store = new WebStorageStateStore({ store: window.sessionStorage });
    return new Made({
      authority: oidc.authority,
      client_id: oidc.clientId,
      redirect_uri: `${origin}/auth/callback`,
      post_logout_redirect_uri: `${origin}/auth/login`,
      scope: oidc.scope,
      response_type: 'code',
      userStore: store,
      stateStore: store,
      automaticSilentRenew: false,
      monitorSession: false,
      loadUserInfo: false,
      extraQueryParams: oidc.extra,
    });
  };
  return () => (made ??= make());
};

export type Tokens = TokenSource & {
  readonly adopt: (held: unknown) => void;
  readonly forget: () => void;
  readonly restore: () => Promise<boolean>;
  readonly held: () => Held | null;
};

const exclusively = async <T>(name: string, work: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request(name, work) : work();

/** Whether another tab holds the same tokens: a duplicated tab must get its own, as a refresh token serves once. */
const isDuplicate = async (): Promise<boolean> => {
  if (!('locks' in navigator)) return false;
  const tab = sessionStorage.getItem('muster.tab') ?? crypto.randomUUID();
  sessionStorage.setItem('muster.tab', tab);
  return new Promise((resolve) => {
    void navigator.locks.request(`muster.tab.${tab}`, { ifAvailable: true }, (lock) => {
      resolve(lock === null);
      if (lock === null) sessionStorage.setItem('muster.tab', crypto.randomUUID());
      return lock === null ? undefined : new Promise<void>(() => undefined);
    });
  });
};

const heldOf = (value: unknown): Held | null => {
  const parsed = v.safeParse(heldRules, value);
  return parsed.success ? parsed.output : null;
};

const keyOf = ({ oidc }: Settings): string => `oidc.user:${oidc.authority}:${oidc.clientId}`;

/** Removes what this tab keeps of a session. */
export const removeHeld = (settings: Settings): void => sessionStorage.removeItem(keyOf(settings));

const stored = (settings: Settings): unknown => {
  const text = sessionStorage.getItem(keyOf(settings));
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

/** Hands out the access token, and gets a new one under a lock, so that one tab renews at a time. */
export const createTokens = (manager: Manager, settings: Settings): Tokens => {
  let held: Held | null = null;
  let renewal: Promise<'renewed' | 'refused' | 'unreachable'> | null = null;

  const ask = async (): Promise<'renewed' | 'refused' | 'unreachable'> => {
    if (held?.refresh_token === undefined) return 'refused';
    try {
      held = heldOf(await (await manager()).signinSilent());
      return held === null ? 'refused' : 'renewed';
    } catch (error) {
      return error instanceof Error && error.name === 'ErrorResponse' ? 'refused' : 'unreachable';
    }
  };

  return {
    token: () => held?.access_token ?? null,
    held: () => held,
    isExpiring: () => held !== null && held.expires_at - Date.now() / 1000 < expiringSeconds,
    renew: () => {
      renewal ??= exclusively('muster.renew', ask).finally(() => {
        renewal = null;
      });
      return renewal;
    },
    adopt: (found) => {
      held = heldOf(found);
    },
    forget: () => {
      held = null;
    },
    restore: async () => {
      const isOwn = !(await isDuplicate());
      held = isOwn && localStorage.getItem(authenticatedFlag) === 'true' ? heldOf(stored(settings)) : null;
      return held !== null;
    },
  };
};
