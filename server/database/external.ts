import pg from 'pg';
import { deriveKeys } from '../lib/master-key.ts';
import type { MasterKey } from '../lib/master-key.ts';
import { StartRefusal } from '../lib/start-refusal.ts';
import { literal } from './sql.ts';

const role = 'muster_app';

const byHand = `Let an administrator run \`create role ${role} login password '...'\` and set DATABASE_APP_URL to the database signed in as it.`;

export const withClient = async <T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** The one that comes with Muster: with an older one nothing was tried, and a statement of a later version could fail in the middle of a day. */
const oldestMajor = 18;

/** `number` as `server_version_num` has it. */
export const refuseOld = ({ number, name }: { readonly number: number; readonly name: string }): void => {
  if (Math.floor(number / 10_000) < oldestMajor)
    throw new StartRefusal(
      `The database of DATABASE_URL is PostgreSQL ${name}. Muster needs PostgreSQL ${oldestMajor} or later: upgrade it, for example with pg_upgrade, and start again.`,
    );
};

const version = `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`;

/** Refuses an address at which no database lets the owner in, and one that is too old. */
export const refuseUnreachable = (ownerUrl: string): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ number: number; name: string }>(version);
    for (const row of rows) refuseOld(row);
  }).catch((cause: unknown) => {
    if (cause instanceof StartRefusal) throw cause;
    const why = (cause instanceof Error && cause.message) || codeOf(cause);
    throw new StartRefusal(
      `The database of DATABASE_URL cannot be used: ${why}. Make sure that it runs there, and that its name, user and password are right.`,
      { cause },
    );
  });

const canSignIn = (url: string): Promise<boolean> =>
  withClient(url, async () => true).catch((error: unknown) => {
    if (['28P01', '28000'].includes(codeOf(error))) return false;
    throw error;
  });

const withLogin = (url: string, user: string, password: string): string => {
  const app = new URL(url);
  app.username = user;
  app.password = password;
  return app.href;
};

/** Creates the role where it may. Its password is derived from the master key; that of the key before stays until that key is gone. */
export const ensureAppRole = async (ownerUrl: string, masterKey: MasterKey): Promise<string> => {
  const passwords = deriveKeys(masterKey, 'database login').map((key) => key.toString('base64url'));
  for (const known of passwords) {
    const url = withLogin(ownerUrl, role, known);
    if (await canSignIn(url)) return url;
  }
  const [password = ''] = passwords;
  const appUrl = withLogin(ownerUrl, role, password);
  await withClient(ownerUrl, async (client) => {
    await client.query(`do $$ begin
      if not exists (select from pg_roles where rolname = '${role}') then create role ${role}; end if;
    end $$`);
    await client.query(`alter role ${role} with login password ${literal(password)}`);
  }).catch((cause: unknown) => {
    if (codeOf(cause) !== '42501') throw cause;
    throw new StartRefusal(`DATABASE_URL's role may not create the role ${role}. ${byHand}`, { cause });
  });
  if (!(await canSignIn(appUrl))) throw new StartRefusal(`The role ${role} cannot sign in to this database with a password. ${byHand}`);
  return appUrl;
};

/** Refuses settings with which a power cut loses acknowledged writes. */
export const refuseVolatile = (ownerUrl: string): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string; setting: string }>(
      `select name, setting from pg_settings where (name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off')`,
    );
    if (rows.length > 0)
      throw new StartRefusal(
        `The database has ${rows.map((row) => `${row.name} = ${row.setting}`).join(', ')}: acknowledged writes could be lost. Turn it on.`,
      );
  });

type Powers = { readonly rolsuper: boolean; readonly rolbypassrls: boolean; readonly owns: boolean; readonly member: boolean };

/** Refuses a role that bypasses row-level security. */
export const refusePowerful = (appUrl: string): Promise<void> =>
  withClient(appUrl, async (client) => {
    const { rows } = await client.query<Powers>(`
      select rolsuper, rolbypassrls, pg_has_role(current_user, '${role}', 'usage') as member,
        exists (select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and pg_has_role(current_user, relowner, 'usage')) as owns
      from pg_roles where rolname = current_user`);
    const powers = rows[0];
    if (powers === undefined || powers.rolsuper || powers.rolbypassrls || powers.owns)
      throw new StartRefusal(
        'The role for requests is a superuser, bypasses row-level security or owns tables: tenants would not be kept apart. Name a plain role in DATABASE_APP_URL.',
      );
    if (!powers.member) throw new StartRefusal(`The role in DATABASE_APP_URL must be ${role} or a member of it.`);
  });
