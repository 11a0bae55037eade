import { createReadStream } from 'node:fs';
import { createRequire } from 'node:module';
import type { IncomingMessage } from 'node:http';

import type { MasterKey } from '../lib/master-key.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';

import type { MailPort } from '../mail/mail.ts';
import { recordOfPerson } from '../workflow/audit.ts';
import { supportCookie, supportTokenOf } from './cookie.ts';
import { originOf, endSession, isConfirmed, revokeGrant } from './sessions.ts';
import { readOverride } from './override.ts';
import { sweepIdentity } from './adapter.ts';
import { createBackChannelLogout } from './back-channel.ts';
import { mountDemoToken } from './attempt.ts';
import { bearerOf, createIdentify, createIdentifyAgain } from './identify.ts';
import type { Identified, Identify, IdentifyAgain, IdentityRefusal } from './identify.ts';
import { KeyRing, madeOf } from './keys.ts';
import { createLimits, type Limits } from './limits.ts';
import { createFirstOperator } from './first-operator.ts';
import { createForgotten } from './forgotten.ts';
import { letterPost, type PostLetter } from './letters.ts';
import { mountMySessions } from './my-sessions.ts';
import { createPasswordChoice } from './password-link.ts';
import { createProvider } from './provider.ts';
import { createStandingMemory, noStandingMemory } from './memory.ts';
import { leaveBodiesUnread, raw, readForm, textParam } from './raw-http.ts';
import { clientSettings, type IdentitySettings } from './settings.ts';
import { createSignIn } from './sign-in.ts';
import { createSignUpProof } from './sign-up-proof.ts';
import { tellOfStrangers } from './strangers.ts';
import { mountSignUp } from './sign-up-route.ts';
import { createTokenVerifier, keySource, mintAccessToken, type VerifiedToken, type VerifyAccessToken } from './tokens.ts';

export type IdentityDeps = {
  readonly pool: Pool;
  readonly masterKey: MasterKey;
  readonly settings: IdentitySettings;
  readonly now?: () => Date;
  readonly acceptInvitation: (userId: string) => Promise<void>;
  /** Null where no mail can be sent. */
  readonly mail: Pick<MailPort, 'post'> | null;
  /** Every node and open page reads this person again. */
  readonly announce: (userId: string) => Promise<void>;
  readonly remembers?: boolean;
  readonly callFactor?: number;
};

export type Identity = {
  readonly identify: Identify;
  readonly identifyAgain: IdentifyAgain;
  /** People in a browser: a token of a program is refused. */
  readonly viewerOf: (request: FastifyRequest) => Promise<Identified | IdentityRefusal>;
  /** People and programs. */
  readonly callerOf: (request: FastifyRequest) => Promise<Identified | IdentityRefusal>;
  readonly verifyAccessToken: VerifyAccessToken;
  readonly mint: (userId: string, seconds?: number, signedInAgo?: number) => Promise<string>;
  /** Whether they signed in, or typed their password again, a short time ago. */
  readonly isConfirmed: (token: VerifiedToken) => Promise<boolean>;
  /** How they do so: here, or by signing in at the outside service anew. */
  readonly confirmsBy: 'password' | 'service';
  readonly keys: KeyRing;
  readonly limits: Limits;
  /** Clears the cache for this person, or for all. */
  readonly forget: (userId: string | null) => void;
};

const font = createRequire(import.meta.url).resolve('@fontsource-variable/mona-sans/files/mona-sans-latin-wght-normal.woff2');

/** oidc-provider builds URLs and cookies from host and scheme of the request; a forged Host must not get into them. */
const atPublicAddress = ({ headers }: IncomingMessage, { publicUrl }: IdentitySettings): void => {
  const { host, protocol } = new URL(publicUrl);
  Object.assign(headers, { host, 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) });
};

type LocalDeps = Pick<IdentityDeps, 'pool' | 'settings'> & {
  readonly identity: Identity;
  readonly accept: (userId: string) => Promise<void>;
  readonly post: PostLetter | null;
  readonly forget: (userId: string) => Promise<void>;
};

const mountLocal = (scope: FastifyInstance, { pool, settings, identity, accept, post, forget }: LocalDeps): void => {
  const local = madeOf(identity.keys, () => {
    const provider = createProvider(pool, settings, identity.keys);
    return {
      answer: provider.callback(),
      signIn: createSignIn({ pool, settings, limits: identity.limits, keys: identity.keys, provider, acceptInvitation: accept }),
    };
  });
  const choice = createPasswordChoice({ pool, settings, post, forget });
  const forgotten = createForgotten({ pool, settings, limits: identity.limits, post });
  scope.addHook('onRequest', (request, _reply, done) => {
    atPublicAddress(request.raw, settings);
    done();
  });

  scope.get(
    '/oidc/interaction/:uid',
    raw((request, response, call) => local().signIn.show(request, response, call.ip)),
  );
  scope.post(
    '/oidc/interaction/:uid',
    raw((request, response, call) => local().signIn.submit(request, response, call.ip)),
  );
  scope.get(
    '/oidc/password/:token',
    raw((request, response, call) => choice.show(request, response, textParam(call, 'token'))),
  );
  scope.post(
    '/oidc/password/:token',
    raw((request, response, call) => choice.submit(request, response, { token: textParam(call, 'token'), address: call.ip })),
  );
  scope.get('/oidc/forgotten', raw(forgotten.show));
  scope.post(
    '/oidc/forgotten',
    raw((request, response, call) => forgotten.submit(request, response, call.ip)),
  );
  scope.all(
    '/oidc/*',
    raw(async (request, response) => {
      const url = request.url ?? '/oidc/';
      Object.assign(request, { originalUrl: url, url: url.slice('/oidc'.length) });
      await local().answer(request, response);
    }),
  );
};

const mountSessionEnd = (
  app: FastifyInstance,
  pool: Pool,
  { verifyAccessToken: verify, viewerOf, forget, keys }: Identity,
  settings: IdentitySettings,
): void => {
  app.post('/api/session/end', async (request, reply) => {
    const bearer = bearerOf(request.headers);
    const token = bearer === null ? null : await verify(bearer);
    if (token !== null) {
      const { issuer, subject, sid } = token;
      const caller = await viewerOf(request);
      if (caller.kind === 'identified') {
        const userId = caller.impersonation?.staffId ?? caller.viewer.userId;
        await recordOfPerson(pool, { userId, event: 'session.end', origin: originOf(request, 'page', sid) });
      }
      await endSupport(pool, keys, settings, request);
      await endSession(pool, { issuer, sid, subject: sid === null ? subject : null });
      forget(null);
      if (settings.foreign === null && sid !== null) await revokeGrant(pool, sid);
    }
    return reply
      .code(204)
      .header('set-cookie', supportCookie(settings, '', 0))
      .send();
  });
};

const anHour = 3600;

/** Whose support session ends, in the trail of whom it was about. */
const endSupport = async (pool: Pool, keys: KeyRing, settings: IdentitySettings, request: FastifyRequest): Promise<void> => {
  const token = supportTokenOf(settings, request.headers.cookie);
  const override = token === null ? null : await readOverride(keys, token);
  if (override === null) return;
  const { targetId, staffId } = override;
  await recordOfPerson(pool, {
    userId: targetId,
    onBehalfOfUserId: staffId,
    event: 'support.end',
    origin: originOf(request, 'page', null),
  });
};

/** Takes the token of a support session out of the reach of scripts, and lets go of it. */
const mountSupport = (app: FastifyInstance, pool: Pool, keys: KeyRing, settings: IdentitySettings): void => {
  app.post('/api/session/support', { bodyLimit: 16 * 1024 }, async (request, reply) => {
    const token = (request.body as { readonly token?: unknown } | null)?.token;
    void reply.header('cache-control', 'no-store');
    if (typeof token !== 'string' || (await readOverride(keys, token)) === null)
      return reply.code(403).send({ error_code: 'override_invalid' });
    return reply
      .code(204)
      .header('set-cookie', supportCookie(settings, token, anHour))
      .send();
  });
  app.delete('/api/session/support', async (request, reply) => {
    await endSupport(pool, keys, settings, request);
    return reply
      .code(204)
      .header('cache-control', 'no-store')
      .header('set-cookie', supportCookie(settings, '', 0))
      .send();
  });
};

const programRefused: IdentityRefusal = { kind: 'refused', status: 403, errorCode: 'token_refused', retryAfter: null };

const sweepEvery = 10 * 60 * 1000;

const lookForKeysEvery = 30 * 1000;

const repeatedly = (app: FastifyInstance, every: number, work: () => Promise<void>): void => {
  const timer = setInterval(() => {
    work().catch((error: unknown) => app.log.error(error));
  }, every);
  timer.unref();
  app.addHook('onClose', (_instance, done) => {
    clearInterval(timer);
    done();
  });
};

export const mountIdentity = async (app: FastifyInstance, deps: IdentityDeps): Promise<Identity> => {
  const { pool, settings } = deps;
  const now = deps.now ?? (() => new Date());
  const accept = deps.acceptInvitation;
  const keys = await KeyRing.open(pool, deps.masterKey);
  const source = keySource(settings, keys);
  const verifier = madeOf(keys, () => createTokenVerifier(settings, source));
  const verify: VerifyAccessToken = (token) => verifier()(token);
  const limits = createLimits(pool, deps.callFactor);
  const memory = deps.remembers === true ? createStandingMemory() : noStandingMemory;
  const asked = { memory, pool, settings, keys, limits, verify, now, acceptInvitation: accept, onStranger: tellOfStrangers(app.log) };
  const identify = createIdentify(asked);
  const callerOf: Identity['callerOf'] = (request) => identify(request.headers, request.ip);
  const identity: Identity = {
    identify,
    identifyAgain: createIdentifyAgain(asked),
    callerOf,
    viewerOf: async (request) => {
      const caller = await callerOf(request);
      return caller.kind === 'identified' && caller.access !== null ? programRefused : caller;
    },
    verifyAccessToken: verify,
    mint: (userId, seconds, signedInAgo) => mintAccessToken(settings, keys, userId, seconds, signedInAgo),
    isConfirmed: (token) => isConfirmed(pool, settings, token),
    confirmsBy: settings.foreign === null ? 'password' : 'service',
    keys,
    limits,
    forget: (userId) => (userId === null ? memory.forgetAll() : memory.forgetUser(userId)),
  };

  app.get('/config.json', (_request, reply) => reply.header('cache-control', 'no-store').send(clientSettings(settings)));
  repeatedly(app, sweepEvery, () => sweepIdentity(pool));
  repeatedly(app, lookForKeysEvery, () => keys.refresh());
  mountSessionEnd(app, pool, identity, settings);
  mountSupport(app, pool, keys, settings);
  const post = deps.mail === null ? null : letterPost(pool, deps.mail);
  const forget = async (userId: string): Promise<void> => {
    memory.forgetUser(userId);
    await deps.announce(userId);
  };
  mountSignUp(app, { pool, settings, limits, verify, now, post });
  mountMySessions(app, { pool, settings, limits, now, post, viewerOf: identity.viewerOf, forget });
  if (settings.demo && settings.foreign === null) mountDemoToken(app, { pool, limits, mint: identity.mint });

  await app.register((scope, _options, done) => {
    leaveBodiesUnread(scope);
    const backChannel = createBackChannelLogout(pool, settings, source);
    scope.post(
      '/oidc/backchannel_logout',
      raw(async (request, response) => {
        const ended = await backChannel((await readForm(request))?.get('logout_token') ?? '');
        response.writeHead(ended ? 200 : 400, { 'cache-control': 'no-store' }).end();
      }),
    );
    scope.get('/oidc/assets/mona-sans.woff2', (_request, reply) =>
      reply.type('font/woff2').header('cache-control', 'public, max-age=31536000, immutable').send(createReadStream(font)),
    );
    const first = createFirstOperator(pool, settings);
    scope.get(
      '/oidc/first-operator/:token',
      raw((request, response, call) => first.show(request, response, textParam(call, 'token'))),
    );
    scope.post(
      '/oidc/first-operator/:token',
      raw((request, response, call) => first.submit(request, response, textParam(call, 'token'))),
    );
    const proof = createSignUpProof({ pool, settings, now });
    scope.get(
      '/oidc/sign-up/:token',
      raw((request, response, call) => proof.show(request, response, textParam(call, 'token'))),
    );
    scope.post(
      '/oidc/sign-up/:token',
      raw((request, response, call) => proof.submit(request, response, { token: textParam(call, 'token'), address: call.ip })),
    );
    if (settings.foreign === null) mountLocal(scope, { pool, settings, identity, accept, post, forget });
    done();
  });
  return identity;
};
