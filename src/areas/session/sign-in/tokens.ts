import type { Settings } from '#src/settings.ts';
import type { TokenSource } from '#src/cache/session.ts';
import { ErrorResponse, UserManager, WebStorageStateStore } from 'oidc-client-ts';
import type { User } from 'oidc-client-ts';

export const authenticatedFlag = 'isAuthenticated';
const expiringSeconds = 30;

/** The person's tokens live in this tab only; what they are for lives at the sign-in service. */
export const createManager = ({ oidc }: Settings, origin: string): UserManager => {
  const store = new WebStorageStateStore({ store: window.sessionStorage });
  return new UserManager({
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

export type Tokens = TokenSource & {
  readonly adopt: (user: User) => void;
  readonly forget: () => void;
  readonly restore: () => Promise<boolean>;
  readonly expiresAt: () => number | null;
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

/** Hands out the access token, and gets a new one under a lock, so that one tab renews at a time. */
export const createTokens = (manager: UserManager): Tokens => {
  let user: User | null = null;
  let renewal: Promise<'renewed' | 'refused' | 'unreachable'> | null = null;

  const ask = async (): Promise<'renewed' | 'refused' | 'unreachable'> => {
    if (user?.refresh_token === undefined) return 'refused';
    try {
      user = await manager.signinSilent();
      return user === null ? 'refused' : 'renewed';
    } catch (error) {
      return error instanceof ErrorResponse ? 'refused' : 'unreachable';
    }
  };

  return {
    token: () => user?.access_token ?? null,
    expiresAt: () => user?.expires_at ?? null,
    isExpiring: () => user !== null && (user.expires_in ?? 0) < expiringSeconds,
    renew: () => {
      renewal ??= exclusively('muster.renew', ask).finally(() => {
        renewal = null;
      });
      return renewal;
    },
    adopt: (found) => {
      user = found;
    },
    forget: () => {
      user = null;
    },
    restore: async () => {
      const found = (await isDuplicate()) ? null : await manager.getUser();
      user = localStorage.getItem(authenticatedFlag) === 'true' ? found : null;
      return user !== null;
    },
  };
};
