import type { Pool } from 'pg';
import type { Config } from '../lib/config.ts';
import { attachEmbedded, startEmbedded, type Embedded } from './embedded/supervisor.ts';
import { ensureAppRole, refusePowerful, refuseUnreachable, refuseVolatile } from './external.ts';
import { masterKeyFor, rememberMasterKey } from './master-key-check.ts';
import type { MasterKey } from '../lib/master-key.ts';
import { StartRefusal } from '../lib/start-refusal.ts';
import { isMigrated, migrate } from './migrate.ts';
import { atMost, graces } from '../lib/stopping.ts';
import { appPool, ownerPool } from './pool.ts';

export type OwnedDatabase = {
  readonly ownerUrl: string;
  readonly embedded: Embedded | null;
  readonly close: () => Promise<void>;
};

export type Database = OwnedDatabase & {
  readonly app: Pool;
  readonly owner: Pool;
  readonly appUrl: string;
  readonly masterKey: MasterKey;
  readonly migrated: readonly string[];
};

export type OpenOptions = {
  readonly say?: (line: string) => void;
  readonly onLost?: () => void;
  readonly attach?: boolean;
};

/** Opened without migrating; refuses one that is not durable. */
export const openOwned = async ({ databaseUrl, dataDir }: Config, options: OpenOptions = {}): Promise<OwnedDatabase> => {
  const { say, onLost } = options;
  if (databaseUrl !== null) await refuseUnreachable(databaseUrl);
  const embedded =
    databaseUrl === null
      ? ((options.attach === true ? await attachEmbedded(dataDir) : null) ??
        (await startEmbedded({ dataDir, ...(say && { say }), ...(onLost && { onLost }) })))
      : null;
  const ownerUrl = embedded?.ownerUrl ?? databaseUrl ?? '';
  const close = async (): Promise<void> => embedded?.stop();
  try {
    await refuseVolatile(ownerUrl);
  } catch (error) {
    await close();
    throw error;
  }
  return { ownerUrl, embedded, close };
};

/** For a command about people: refuses a database that no server has ever started on. */
export const openStarted = async (config: Config): Promise<OwnedDatabase> => {
  const owned = await openOwned(config, { attach: true });
  if (await isMigrated(owned.ownerUrl)) return owned;
  await owned.close();
  throw new StartRefusal(
    `No Muster has been started ${config.databaseUrl === null ? `on ${config.dataDir}` : 'on this database'} yet: run npm start first.`,
  );
};

/** At the operator's own database the role is created where it is missing. */
export const appUrlOf = async ({ ownerUrl, embedded }: OwnedDatabase, config: Config): Promise<string> =>
  embedded?.appUrl ?? config.databaseAppUrl ?? (await ensureAppRole(ownerUrl, await masterKeyFor(ownerUrl, config)));

/** For a server: the master key is checked before anything is written, then migrated. */
export const openDatabase = async (config: Config, options: OpenOptions = {}): Promise<Database> => {
  const owned = await openOwned(config, options);
  const { ownerUrl } = owned;
  try {
    const masterKey = await masterKeyFor(ownerUrl, config);
    const appUrl = await appUrlOf(owned, config);
    const migrated = await migrate(ownerUrl);
    await rememberMasterKey(ownerUrl, masterKey);
    await refusePowerful(appUrl);
    const [app, owner] = [appPool(appUrl, config.databasePool), ownerPool(ownerUrl, Math.max(3, Math.ceil(config.databasePool / 4)))];
    const close = async (): Promise<void> => {
      await atMost(graces.database, Promise.all([app.end(), owner.end()]));
      await owned.close();
    };
    return { ...owned, app, owner, appUrl, masterKey, migrated, close };
  } catch (error) {
    await owned.close();
    throw error;
  }
};
