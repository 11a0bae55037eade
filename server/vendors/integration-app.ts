import { SignJWT } from 'jose';
import type { Config } from '../lib/config.ts';

/** The operator's workspace at an integration platform. */
export type IntegrationApp = { readonly key: string; readonly secret: string };

/** Whom the platform takes the bearer of a token for. */
export type IntegrationAppCustomer = { readonly id: string; readonly name: string };

/** The workspace of this installation; null where the operator has none. */
export const integrationAppOf = ({
  integrationAppKey: key,
  integrationAppSecret: secret,
}: Pick<Config, 'integrationAppKey' | 'integrationAppSecret'>): IntegrationApp | null =>
  key === null || secret === null ? null : { key, secret };

const lifetimeMilliseconds = 2 * 60 * 60 * 1000;

/** A token with which scripts and embedded flows of one organization act at the integration platform, good for two hours from a moment. */
export const integrationAppToken = ({ key, secret }: IntegrationApp, { id, name }: IntegrationAppCustomer, at: Date): Promise<string> =>
  new SignJWT({ id, name })
    .setProtectedHeader({ alg: 'HS512', typ: 'JWT' })
    .setIssuer(key)
    .setIssuedAt(at)
    .setExpirationTime(new Date(at.getTime() + lifetimeMilliseconds))
    .sign(new TextEncoder().encode(secret));
