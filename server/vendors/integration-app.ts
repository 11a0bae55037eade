import { SignJWT } from 'jose';
import type { Config } from '../lib/config.ts';

export type IntegrationApp = { readonly key: string; readonly secret: string };

export type IntegrationAppCustomer = { readonly id: string; readonly name: string };

/** Null where the operator has none. */
export const integrationAppOf = ({
  integrationAppKey: key,
  integrationAppSecret: secret,
}: Pick<Config, 'integrationAppKey' | 'integrationAppSecret'>): IntegrationApp | null =>
  key === null || secret === null ? null : { key, secret };

const lifetimeMilliseconds = 2 * 60 * 60 * 1000;

/** Valid for two hours from `at`, for one organization. */
export const integrationAppToken = ({ key, secret }: IntegrationApp, { id, name }: IntegrationAppCustomer, at: Date): Promise<string> =>
  new SignJWT({ id, name })
    .setProtectedHeader({ alg: 'HS512', typ: 'JWT' })
    .setIssuer(key)
    .setIssuedAt(at)
    .setExpirationTime(new Date(at.getTime() + lifetimeMilliseconds))
    .sign(new TextEncoder().encode(secret));
