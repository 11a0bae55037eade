import type { Pool } from 'pg';
import { advance } from '../workflow/advance.ts';
import { each } from '../workflow/chores.ts';
import { subjects } from '../workflow/subjects.ts';
import { systemViewer } from '../workflow/transaction.ts';
import type { Database } from '../workflow/transaction.ts';

const named = `select id, organization_id from attachment where storage_key = $1 and state in ('checking', 'available')`;

/** Takes a harmful file out of every result that has it. */
export const blockHarmful =
  (owner: Pool, database: Database) =>
  async (storageKey: string): Promise<void> => {
    const { rows } = await owner.query<{ id: string; organization_id: string }>(named, [storageKey]);
    await each(rows, ({ id, organization_id }) =>
      database.write(systemViewer(organization_id), (tx) =>
        advance(tx, subjects.attachment, id, { type: 'check.fail' }, { operation: 'scanFile' }),
      ),
    );
  };
