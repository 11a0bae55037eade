import { createHash, randomBytes } from 'node:crypto';

type Cookies = Map<string, { readonly value: string; readonly path: string }>;

export type Tokens = { readonly access_token: string; readonly refresh_token: string; readonly id_token: string };

/** A browser without a screen: keeps cookies by path, follows redirects within the server, and stops at the client's addresses. */
export const createVisitor = (origin: string) => {
  const cookies: Cookies = new Map();

  const keep = (answer: Response): void => {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const [name, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      const path = attributes.find((each) => /^path=/i.test(each))?.slice(5) ?? '/';
      if (value === '') cookies.delete(name);
      else cookies.set(name, { value, path });
    }
  };

  const open = async (
    address: string,
    form?: Readonly<Record<string, string>>,
    more: Readonly<Record<string, string>> = {},
  ): Promise<Response> => {
    const url = new URL(address, origin);
    const sent = [...cookies].filter(([, cookie]) => url.pathname.startsWith(cookie.path)).map(([name, { value }]) => `${name}=${value}`);
    const answer = await fetch(url, {
      redirect: 'manual',
      method: form === undefined ? 'GET' : 'POST',
      headers: {
        ...more,
        cookie: sent.join('; '),
        accept: 'text/html',
        ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
      },
      ...(form && { body: new URLSearchParams(form).toString() }),
    });
    keep(answer);
    return answer;
  };

  const follow = async (answer: Response): Promise<{ readonly answer: Response; readonly address: string }> => {
    const location = answer.headers.get('location');
    if (location === null) return { answer, address: answer.url };
    const next = new URL(location, answer.url);
    if (!next.pathname.startsWith('/oidc/')) return { answer, address: next.href };
    return follow(await open(next.href));
  };

  const verifier = randomBytes(32).toString('base64url');
  const redirectUri = `${origin}/auth/callback`;

  const authorize = async (extra: Readonly<Record<string, string>> = {}) =>
    follow(
      await open(
        `/oidc/auth?${new URLSearchParams({
          client_id: 'muster-web',
          response_type: 'code',
          scope: 'openid profile email portal',
          redirect_uri: redirectUri,
          state: 'state-1',
          code_challenge: createHash('sha256').update(verifier).digest('base64url'),
          code_challenge_method: 'S256',
          ...extra,
        }).toString()}`,
      ),
    );

  const submit = async (page: string, email: string, password: string) => follow(await open(page, { email, password }));

  const token = async (
    fields: Readonly<Record<string, string>>,
  ): Promise<{ readonly status: number; readonly body: Tokens & { readonly error?: string } }> => {
    const answer = await fetch(`${origin}/oidc/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
      body: new URLSearchParams({ client_id: 'muster-web', ...fields }).toString(),
    });
    return { status: answer.status, body: (await answer.json()) as Tokens & { error?: string } };
  };

  const exchange = (callback: string) =>
    token({
      grant_type: 'authorization_code',
      code: new URL(callback).searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      code_verifier: verifier,
    });

  const refresh = (refreshToken: string) => token({ grant_type: 'refresh_token', refresh_token: refreshToken });

  const signIn = async (email: string, password: string): Promise<Tokens> => {
    const page = await authorize();
    const { address } = await submit(page.address, email, password);
    return (await exchange(address)).body;
  };

  const signOut = async (idToken: string) => {
    const page = await open(
      `/oidc/session/end?${new URLSearchParams({ id_token_hint: idToken, post_logout_redirect_uri: `${origin}/auth/login` }).toString()}`,
    );
    const markup = await page.text();
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(markup) ?? [];
    return { markup, ...(await follow(await open('/oidc/session/end/confirm', { xsrf, logout: 'yes' }))) };
  };

  return {
    authorize,
    submit,
    exchange,
    refresh,
    signIn,
    signOut,
    open,
    cookies: () => [...cookies].map(([name, { value }]) => [name, value] as const),
    keepCookie: (name: string, value: string): void => void cookies.set(name, { value, path: '/' }),
  };
};

export type Visitor = ReturnType<typeof createVisitor>;
