import { randomUUID } from 'node:crypto';

import { createLocalJWKSet, createRemoteJWKSet, errors, importJWK, jwtVerify, SignJWT, type JWTPayload, type JWTVerifyGetKey } from 'jose';

import { madeOf, type IdentityKeys, type KeyRing } from './keys.ts';
import { audienceOf, issuerOf, localAudience, localClientId, localIssuer, type IdentitySettings } from './settings.ts';

export type VerifiedToken = {
  readonly issuer: string;
  readonly subject: string;
  readonly sid: string | null;
  readonly issuedAt: number;
  /** When the person signed in, in seconds; null where the service does not tell. */
  readonly authTime: number | null;
  readonly expiresAt: number;
  readonly email: string | null;
};

const localAlgorithms = ['ES256'];
const foreignAlgorithms = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const remembered = 10_000;

const publicHalf = ({ kty, crv, x, y, alg, use, kid }: IdentityKeys['jwks'][number]) =>
  ({ kty, crv, x, y, alg, use, kid }) as IdentityKeys['jwks'][number];

const remoteJwks = async (issuer: string): Promise<JWTVerifyGetKey> => {
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`, { redirect: 'error', signal: AbortSignal.timeout(10_000) });
  if (!answer.ok) throw new Error(`The sign-in service answered ${answer.status}.`);
  const { jwks_uri: address } = (await answer.json()) as { jwks_uri?: string };
  if (address === undefined) throw new Error('The sign-in service names no keys.');
  return createRemoteJWKSet(new URL(address));
};

const lazily = <T>(make: () => Promise<T>): (() => Promise<T>) => {
  let made: Promise<T> | null = null;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = null;
      throw error;
    });
    return made;
  };
};

/** An unknown key id may be of a rotation a moment ago, so the keys are read again. */
const localJwks = (keys: KeyRing): JWTVerifyGetKey => {
  const set = madeOf(keys, () => createLocalJWKSet({ keys: keys.accessJwks.map(publicHalf) }));
  return (header, token) =>
    set()(header, token).catch(async (error: unknown) => {
      if (!(error instanceof errors.JWKSNoMatchingKey)) throw error;
      await keys.refresh();
      return set()(header, token);
    });
};

/** A foreign service is asked for its keys with the first token. */
export const keySource = (settings: IdentitySettings, keys: KeyRing): (() => Promise<JWTVerifyGetKey>) => {
  const { foreign } = settings;
  if (foreign !== null) return lazily(() => remoteJwks(foreign.issuer));
  const local = localJwks(keys);
  return () => Promise.resolve(local);
};

export const acceptedIssuers = (settings: IdentitySettings): string[] => [issuerOf(settings), `${issuerOf(settings)}/`];

export const acceptedAlgorithms = (settings: IdentitySettings): string[] =>
  settings.foreign === null ? localAlgorithms : foreignAlgorithms;

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

const verifiedOf = (settings: IdentitySettings, payload: JWTPayload): VerifiedToken | null => {
  const { sub, iat, exp } = payload;
  if (sub === undefined || iat === undefined || exp === undefined) return null;
  return {
    issuer: issuerOf(settings),
    subject: sub,
    sid: textOf(payload['sid']),
    issuedAt: iat,
    authTime: typeof payload['auth_time'] === 'number' ? payload['auth_time'] : null,
    expiresAt: exp,
    email: payload['email_verified'] === true ? textOf(payload['email']) : null,
  };
};

export type VerifyAccessToken = (token: string) => Promise<VerifiedToken | null>;

/** Checks signature, issuer, audience, type and expiry; null for anything but a valid token. */
export const createTokenVerifier = (settings: IdentitySettings, source: () => Promise<JWTVerifyGetKey>): VerifyAccessToken => {
  const good = new Map<string, VerifiedToken>();
  const options = {
    issuer: acceptedIssuers(settings),
    audience: audienceOf(settings),
    algorithms: acceptedAlgorithms(settings),
    requiredClaims: ['sub', 'iat', 'exp'],
    ...(settings.foreign === null ? { typ: 'at+jwt' } : {}),
  };
  return async (token) => {
    const known = good.get(token);
    if (known !== undefined && known.expiresAt * 1000 > Date.now()) return known;
    good.delete(token);
    const keySet = await source();
    const verified = await jwtVerify(token, keySet, options).then(
      ({ payload }) => verifiedOf(settings, payload),
      () => null,
    );
    if (verified !== null) {
      if (good.size >= remembered) good.clear();
      good.set(token, verified);
    }
    return verified;
  };
};

/** Without a browser, for the demo's command line and for tests. */
export const mintAccessToken = async (
  settings: IdentitySettings,
  keys: IdentityKeys,
  userId: string,
  seconds = 600,
  signedInAgo = 0,
): Promise<string> => {
  const [jwk] = keys.jwks;
  if (jwk === undefined) throw new Error('There is no signing key.');
  return new SignJWT({
    scope: 'portal',
    client_id: localClientId,
    sid: randomUUID(),
    auth_time: Math.floor(Date.now() / 1000) - signedInAgo,
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'at+jwt', kid: jwk.kid ?? '' })
    .setIssuer(localIssuer(settings))
    .setAudience(localAudience)
    .setSubject(userId)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${seconds}s`)
    .sign(await importJWK(jwk, 'ES256'));
};
