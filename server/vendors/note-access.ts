import { systemActor } from '#machines/lib/actor.ts';
import { can } from '#machines/lib/lifecycle.ts';
import { advance, lock } from '../workflow/advance.ts';
import { subjects } from '../workflow/subjects.ts';
import { systemViewer } from '../workflow/transaction.ts';
import type { Database } from '../workflow/transaction.ts';
import { currentMark } from './connection.ts';
import type { Connection } from './connection.ts';
import { VendorError } from './vendor-error.ts';

export type AccessDeps = { readonly database: Pick<Database, 'write'>; readonly organizationId: string };

/** Unless the credential was changed meanwhile. */
export const noteAccess = async (deps: AccessDeps, { id, state, mark }: Connection, accepted: boolean): Promise<void> => {
  if (accepted === (state === 'active')) return;
  const event = accepted ? ({ type: 'authentication.succeed' } as const) : ({ type: 'authentication.fail' } as const);
  await deps.database.write(systemViewer(deps.organizationId), async (tx) => {
    const { row } = await lock(tx, subjects.integration, id);
    if ((await currentMark(tx, id)) === mark && can(subjects.integration.lifecycle, row, { ...event, actor: systemActor }))
      await advance(tx, subjects.integration, id, event, { operation: 'vendor' });
  });
};

/** Calls through a connection outside of any transaction, with renewed tokens, and updates the integration's state. */
export const askThrough = async <Found>(
  deps: AccessDeps,
  connection: Connection,
  ask: (connection: Connection) => Promise<Found>,
  renew: (connection: Connection) => Promise<Connection> = async (unchanged) => unchanged,
): Promise<Found> => {
  let used = connection;
  try {
    used = await renew(connection);
    const found = await ask(used);
    await noteAccess(deps, used, true);
    return found;
  } catch (error) {
    if (error instanceof VendorError && error.fault === 'unauthorized') await noteAccess(deps, used, false);
    throw error;
  }
};
