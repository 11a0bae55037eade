import * as v from 'valibot';
import { isAzureCloud } from '#schema/rules/integrations/azure-devops.ts';
import { systemViewer } from '../../workflow/transaction.ts';
import type { Database } from '../../workflow/transaction.ts';
import { currentMark } from '../connection.ts';
import type { Connection } from '../connection.ts';
import { EntraRefusedError, refreshTokens } from '../entra/entra.ts';
import type { EntraClient, EntraTokens } from '../entra/entra.ts';
import type { GuardedFetch } from '../guarded-fetch/guarded-fetch.ts';
import type { Secrets } from '../../lib/secrets.ts';
import { readJson } from '../vendor-call.ts';
import { VendorError } from '../vendor-error.ts';
import { azureDevopsCollection, azureDevopsOrganization } from './azure-devops.ts';
import type { AzureDevopsAccess } from './azure-devops.ts';

const tokensSchema = v.object({ accessToken: v.string(), refreshToken: v.string(), expiresAt: v.string() });

export const writeTokens = (tokens: EntraTokens): string => JSON.stringify(tokens);

/** Null for an access token of a server. */
export const tokensIn = (secret: string): EntraTokens | null => {
  const parsed = v.safeParse(tokensSchema, readJson(secret));
  return parsed.success ? parsed.output : null;
};

export type AzureDeps = {
  readonly fetch: GuardedFetch;
  readonly now: () => number;
  readonly entra: EntraClient | null;
  readonly secrets: Secrets;
  readonly database: Pick<Database, 'write'>;
  readonly organizationId: string;
};

type Kept = Pick<Connection, 'id' | 'code' | 'mark' | 'settings' | 'secret'>;
type Renewed = { readonly tokens: EntraTokens; readonly mark: string };

const sparedMilliseconds = 5 * 60_000;
const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Unless the integration was connected anew or reset meanwhile; returns the new mark. */
const keep = ({ database, secrets, organizationId }: AzureDeps, { id, mark }: Kept, tokens: EntraTokens): Promise<string> =>
  database.write(systemViewer(organizationId), async (tx) => {
    await tx.query('select id from integration where organization_id = $1 and id = $2 for update', [organizationId, id]);
    if ((await currentMark(tx, id)) !== mark) return mark;
    await secrets.seal(tx, { organizationId, integrationId: id }, writeTokens(tokens));
    return currentMark(tx, id);
  });

const faultOf = (error: unknown): unknown => {
  if (!(error instanceof EntraRefusedError)) return error;
  return error.refusal === 'grant'
    ? new VendorError('azure_devops', 'unauthorized')
    : new VendorError(
        'entra',
        'forbidden',
        'Microsoft does not accept this installation. Please ask your operator to check its registration.',
      );
};

const renewals = new Map<string, Promise<Renewed>>();
/** In milliseconds: callers that read the old tokens just before get the renewed ones. */
const rememberedMilliseconds = 60_000;

/** Once for all concurrent callers, as Entra rotates refresh tokens. */
const renewed = (deps: AzureDeps, kept: Kept, { refreshToken }: EntraTokens): Promise<Renewed> => {
  const key = [deps.organizationId, kept.id, kept.mark, refreshToken].join(':');
  const known = renewals.get(key);
  if (known !== undefined) return known;
  const renew = async (): Promise<Renewed> => {
    if (deps.entra === null) throw new EntraRefusedError('client');
    const tokens = await refreshTokens(deps, deps.entra, refreshToken);
    return { tokens, mark: await keep(deps, kept, tokens) };
  };
  const work = renew();
  renewals.set(key, work);
  const forget = () => renewals.delete(key);
  work.then(() => setTimeout(forget, rememberedMilliseconds).unref(), forget);
  return work;
};

export const azureDevopsAccess = ({ settings, secret }: Pick<Kept, 'settings' | 'secret'>): AzureDevopsAccess => {
  const tokens = tokensIn(secret);
  if (tokens !== null && isAzureCloud(settings['site'])) return azureDevopsOrganization(text(settings['organization']), tokens.accessToken);
  return azureDevopsCollection({
    site: text(settings['site']),
    contextPath: text(settings['contextPath']),
    username: text(settings['username']),
    accessToken: secret,
  });
};

/** Renews tokens that expire within minutes; outside of any transaction. */
export const withFreshTokens = async <Any extends Kept>(deps: AzureDeps, connection: Any): Promise<Any> => {
  const tokens = connection.code === 'azure_devops' ? tokensIn(connection.secret) : null;
  if (tokens === null || Date.parse(tokens.expiresAt) - deps.now() > sparedMilliseconds) return connection;
  try {
    const { tokens: fresh, mark } = await renewed(deps, connection, tokens);
    return { ...connection, secret: writeTokens(fresh), mark };
  } catch (error) {
    throw faultOf(error);
  }
};
