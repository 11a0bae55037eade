import { jwtVerify, SignJWT } from 'jose';

import type { IdentityKeys } from './keys.ts';

/** Leave to act for one member: who acts, for whom and why. */
export type Override = { readonly staffId: string; readonly targetId: string; readonly reason: string };

const issuer = 'muster-override';
const oneHour = 3600;

const secretsOf = (keys: IdentityKeys): readonly Buffer[] => keys.overrides.map((secret) => Buffer.from(secret, 'base64url'));

/** Signs leave to act for a member, for an hour at most. */
export const mintOverride = (keys: IdentityKeys, { staffId, targetId, reason }: Override, seconds = oneHour): Promise<string> =>
  new SignJWT({ act: { sub: staffId }, reason })
    .setProtectedHeader({ alg: 'HS256', typ: 'override+jwt' })
    .setIssuer(issuer)
    .setSubject(targetId)
    .setIssuedAt()
    .setExpirationTime(`${Math.min(seconds, oneHour)}s`)
    .sign(secretsOf(keys)[0] ?? Buffer.alloc(0));

const readWith = async (secret: Buffer, token: string): Promise<Override | null> => {
  try {
    const { payload } = await jwtVerify(token, secret, {
      issuer,
      algorithms: ['HS256'],
      typ: 'override+jwt',
      maxTokenAge: oneHour,
      requiredClaims: ['sub', 'exp', 'iat', 'act', 'reason'],
    });
    const act = payload['act'] as { sub?: unknown } | null;
    const reason = payload['reason'];
    if (typeof act?.sub !== 'string' || typeof reason !== 'string' || payload.sub === undefined) return null;
    return { staffId: act.sub, targetId: payload.sub, reason };
  } catch {
    return null;
  }
};

/** Reads such a token; null unless it is ours, in time and not older than an hour. */
export const readOverride = async (keys: IdentityKeys, token: string): Promise<Override | null> => {
  for (const secret of secretsOf(keys)) {
    const read = await readWith(secret, token);
    if (read !== null) return read;
  }
  return null;
};
