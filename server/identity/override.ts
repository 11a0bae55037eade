import { jwtVerify, SignJWT } from 'jose';

import type { IdentityKeys } from './keys.ts';

export type Override = { readonly staffId: string; readonly targetId: string; readonly reason: string };

const issuer = 'muster-override';
const oneHour = 3600;

const secretsOf = (keys: IdentityKeys): readonly Buffer[] => keys.overrides.map((secret) => Buffer.from(secret, 'base64url'));

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

/** Null unless the signature is ours and it is at most an hour old. */
export const readOverride = async (keys: IdentityKeys, token: string): Promise<Override | null> => {
  for (const secret of secretsOf(keys)) {
    const read = await readWith(secret, token);
    if (read !== null) return read;
  }
  return null;
};
