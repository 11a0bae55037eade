import type { Pool } from 'pg';
import type { Config } from '../config.ts';
import { readMasterKey } from '../master-key.ts';
import { attachEmbedded, startEmbedded, type Embedded } from './embedded/supervisor.ts';
import { ensureAppRole, refusePowerful, refuseVolatile } from './external.ts';
import { migrate } from './migrate.ts';
import { atMost, graces } from '../stopping.ts';
import { appPool, ownerPool } from './pool.ts';

/** The database of one process: two pools, their addresses, and how to leave it. */
export type Database = {
  readonly app: Pool;
  readonly owner: Pool;
  readonly appUrl: string;
  readonly ownerUrl: string;
  readonly embedded: Embedded | null;
  readonly migrated: readonly string[];
  readonly close: () => Promise<void>;
};

export type OpenOptions = {
  readonly say?: (line: string) => void;
  readonly onLost?: () => void;
  readonly attach?: boolean;
  readonly migrate?: boolean;
};

type Addresses = { readonly ownerUrl: string; readonly appUrl: string; readonly embedded: Embedded | null };

const locate = async (config: Config, options: OpenOptions): Promise<Addresses> => {
  if (config.databaseUrl !== null) {
    const appUrl = await ensureAppRole(config.databaseUrl, config.databaseAppUrl, await readMasterKey(config));
    return { ownerUrl: config.databaseUrl, appUrl, embedded: null };
  }
  const { dataDir } = config;
  const { say, onLost } = options;
  const embedded =
    (options.attach === true ? await attachEmbedded(dataDir) : null) ??
    (await startEmbedded({ dataDir, ...(say && { say }), ...(onLost && { onLost }) }));
  return { ownerUrl: embedded.ownerUrl, appUrl: embedded.appUrl, embedded };
};

/** Opens the database that the configuration names: started or joined, migrated, and checked to be durable and to keep tenants apart. */
export const openDatabase = async (config: Config, options: OpenOptions = {}): Promise<Database> => {
  const { ownerUrl, appUrl, embedded } = await locate(config, options);
  try {
    await refuseVolatile(ownerUrl);
    const migrated = options.migrate === false ? [] : await migrate(ownerUrl);
    if (options.migrate !== false) await refusePowerful(appUrl);
    const [app, owner] = [appPool(appUrl, config.databasePool), ownerPool(ownerUrl, Math.max(3, Math.ceil(config.databasePool / 4)))];
    const close = async (): Promise<void> => {
      await atMost(graces.database, Promise.all([app.end(), owner.end()]));
      await embedded?.stop();
    };
    return { app, owner, appUrl, ownerUrl, embedded, migrated, close };
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
};
