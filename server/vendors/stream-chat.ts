import { SignJWT } from 'jose';

const lifetimeMilliseconds = 24 * 60 * 60 * 1000;

/** Valid for a day from `at`. */
export const chatToken = (secret: string, publicId: string, at: Date): Promise<string> =>
  new SignJWT({ user_id: publicId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(at)
    .setExpirationTime(new Date(at.getTime() + lifetimeMilliseconds))
    .sign(new TextEncoder().encode(secret));
