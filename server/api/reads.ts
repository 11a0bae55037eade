import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import pg from 'pg';
import type { Pool } from 'pg';
import { Replica, positionNow, positionOf, withLoginOf } from '../database/replica.ts';
import type { Position, ReplicaCondition } from '../database/replica.ts';
import { readerOver } from '../database/transaction.ts';
import { positionCookie, positionIn } from '../identity/cookie.ts';
import type { IdentitySettings } from '../identity/settings.ts';
import type { Config } from '../lib/config.ts';
import { deriveKeys } from '../lib/master-key.ts';
import type { MasterKey } from '../lib/master-key.ts';
import { seal, unseal } from '../lib/seal.ts';
import type { OutboxBus } from '../workflow/bus.ts';
import type { Database } from '../workflow/transaction.ts';

/** Where queries are read. Changes, jobs and events read where they write. */
export type Reads = {
  readonly of: (request: Pick<FastifyRequest, 'headers'>, organizationId: string) => Promise<Database>;
  /** Headers that tell whoever changed something up to where it must be read from now on. */
  readonly wrote: () => Promise<Readonly<Record<string, string>>>;
  /** How often each was read since the start; null without a replica. */
  readonly counts: Readonly<Record<'replica' | 'primary', number>> | null;
  readonly condition: () => Promise<ReplicaCondition | null>;
  readonly stop: () => Promise<void>;
};

export type ReadsDeps = {
  readonly config: Pick<Config, 'databaseReplicaUrl' | 'databasePool'>;
  readonly app: Pool;
  readonly appUrl: string;
  readonly database: Database;
  readonly bus: Pick<OutboxBus, 'listen' | 'logged'>;
  readonly masterKey: MasterKey;
  readonly settings: IdentitySettings;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly now?: () => number;
};

/** Sent with each answer to a change, and sent back by scripts, which keep no cookies. */
export const positionHeader = 'x-read-position';
const purpose = 'read position';
/** In seconds: a replica that is further behind is not read at all. */
const told = 60;
/**
 * In milliseconds. Answers to parallel changes may come in another order than they were made, and the cookie then tells of an older one:
 * until every change that was answered with it is at a replica that is read, its page is read from the database.
 */
const unordered = 3000;

const tooSlow = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '57014';

export const openReads = ({ config, app, appUrl, database, bus, masterKey, settings, log, now = Date.now }: ReadsDeps): Reads => {
  if (config.databaseReplicaUrl === null)
    return {
      of: async () => database,
      wrote: async () => ({}),
      counts: null,
      condition: async () => null,
      stop: async () => undefined,
    };
  const replica = new Replica({
    url: withLoginOf(config.databaseReplicaUrl, appUrl),
    primary: app,
    connections: config.databasePool,
    onChange: (condition, error) =>
      condition.state === 'reading'
        ? log.info({ replica: condition }, 'queries are read from the replica')
        : log.warn({ replica: condition, err: error }, 'queries are read from the database alone'),
  });
  const keys = deriveKeys(masterKey, purpose);
  const counts = { replica: 0, primary: 0 };
  const ofEvents = new Map<string, Position>();
  bus.listen(({ organizationId }) => ofEvents.set(organizationId, positionOf(bus.logged)));

  const ask = readerOver(replica.pool);
  const reading: Database = {
    write: database.write,
    json: async (viewer, statement, options) => {
      try {
        return await ask(viewer, statement, options);
      } catch (error) {
        if (tooSlow(error)) throw error;
        replica.doubt();
        log.warn({ err: error }, 'a read of the replica failed and is repeated at the database');
        return database.json(viewer, statement, options);
      }
    },
  };

  /** Null where it is unknown what the caller changed: a script that tells nothing, a page that changed something a moment ago. */
  const ofCaller = ({ headers }: Pick<FastifyRequest, 'headers'>): Position | null => {
    const said = headers[positionHeader];
    const given = said ?? positionIn(settings, headers.cookie);
    if (typeof given !== 'string') return headers['sec-fetch-site'] === undefined ? null : 0n;
    const plain = unseal(keys, Buffer.from(given, 'base64url'), purpose);
    if (plain === null) return null;
    const [place = '', at = '0'] = plain.toString().split(' ');
    return said === undefined && now() - Number(at) < unordered ? null : positionOf(place);
  };

  return {
    of: async (request, organizationId) => {
      const own = ofCaller(request);
      const events = ofEvents.get(organizationId) ?? 0n;
      const isThere = own !== null && (await replica.hasReached(own > events ? own : events));
      counts[isThere ? 'replica' : 'primary'] += 1;
      return isThere ? reading : database;
    },
    wrote: async () => {
      const at = await positionNow(app).catch(() => null);
      if (at === null) return {};
      const text = `${(at >> 32n).toString(16)}/${(at & 0xffffffffn).toString(16)}`;
      const sealed = seal(keys[0], Buffer.from(`${text} ${now()}`), purpose).toString('base64url');
      return { [positionHeader]: sealed, 'set-cookie': positionCookie(settings, sealed, told) };
    },
    counts,
    condition: () => replica.condition(),
    stop: () => replica.pool.end(),
  };
};
