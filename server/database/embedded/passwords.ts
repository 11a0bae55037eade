import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import pg from 'pg';
import * as v from 'valibot';
import { rememberSecret } from '../../lib/master-key.ts';
import { StartRefusal } from '../../lib/start-refusal.ts';
import { literal } from '../sql.ts';
import type { Place } from './place.ts';
import { draftOf, isMade, runAlone } from './postmaster.ts';
import { limits } from '../pool.ts';

export type Passwords = { readonly superuser: string; readonly owner: string; readonly app: string };

export const databaseName = 'muster';
export const ownerRole = 'muster';
export const appRole = 'muster_app';

const login = (role: string, password: string): string => `
  do $$ begin
    if not exists (select from pg_roles where rolname = '${role}') then create role ${role}; end if;
  end $$;
  alter role ${role} with login nosuperuser nocreatedb nocreaterole nobypassrls noreplication password ${literal(password)};
`;

/** The schema's owner and the role of requests; neither bypasses row-level security. */
export const rolesScript = (passwords: Passwords): string => `
  ${login(ownerRole, passwords.owner)}
  ${login(appRole, passwords.app)}
  ${Object.entries(limits)
    .map(([setting, value]) => `alter role ${appRole} set ${setting} = ${value};`)
    .join('\n  ')}
`;

const passwordsSchema = v.object({ superuser: v.string(), owner: v.string(), app: v.string() });
const secret = (): string => randomBytes(24).toString('base64url');
const makePasswords = (): Passwords => ({ superuser: secret(), owner: secret(), app: secret() });

const wayOut = 'Put it back from a backup, or let `npm run db passwords` make new ones: the data stays as it is.';

export const urlOf = (role: string, password: string, port: number, database: string): string =>
  `postgres://${role}:${password}@127.0.0.1:${port}/${database}`;

/** Refuses where the database is lost, rather than create an empty one. An interrupted first start is known by its draft. */
const refuseLost = (place: Place): void => {
  const { data, passwords: file } = place;
  if (existsSync(data))
    throw new StartRefusal(
      `${data} holds no database. Bring its files back; to begin with an empty database, remove that folder and ${file}.`,
    );
  if (existsSync(file) && !existsSync(draftOf(place)))
    throw new StartRefusal(
      `${file} has the passwords of a database that is not in ${data}. Bring that folder back; to begin with an empty database, remove ${file} as well.`,
    );
};

const foreign = ({ data, passwords: file }: Place): StartRefusal =>
  new StartRefusal(`${file} does not hold the passwords of the database in ${data}. ${wayOut}`);

const parsed = (text: string): Passwords | null => {
  try {
    return v.parse(passwordsSchema, JSON.parse(text));
  } catch {
    return null;
  }
};

export const readPasswords = async (place: Place): Promise<Passwords> => {
  const file = place.passwords;
  if (!isMade(place)) {
    refuseLost(place);
    await mkdir(draftOf(place), { recursive: true });
  } else if (!existsSync(file))
    throw new StartRefusal(`${file} is missing, and with it the passwords of the database in ${place.data}. ${wayOut}`);
  const passwords = parsed(await rememberSecret(file, () => JSON.stringify(makePasswords())));
  if (passwords !== null) return passwords;
  throw isMade(place) ? foreign(place) : new StartRefusal(`${file} was cut before a database was made with it. Remove it and start again.`);
};

/** The database does not accept the saved passwords. */
export const refuseForeign = (place: Place, error: unknown): void => {
  if (error instanceof pg.DatabaseError && error.code === '28P01') throw foreign(place);
};

export const replacePasswords = async (place: Place): Promise<void> => {
  if (!isMade(place)) throw new StartRefusal(`${place.data} holds no database that new passwords could be made for.`);
  const passwords = makePasswords();
  await runAlone(place, [`alter role postgres with password ${literal(passwords.superuser)}`]);
  if (existsSync(place.passwords)) await rename(place.passwords, `${place.passwords}.old`);
  await rememberSecret(place.passwords, () => JSON.stringify(passwords));
};
