import type { Pool } from 'pg';
import type { Scanner, Verdict } from './clamd.ts';
import { FileRefusedError } from './files.ts';
import type { FilesPort } from './files.ts';
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

export type JudgedDeps = {
  readonly owner: Pool;
  /** Null judges nothing. */
  readonly scanner: Scanner | null;
  /** Called once for a file that was kept already. */
  readonly onHarmful: (storageKey: string) => Promise<void>;
};

const known = 'select found from file_verdict where storage_key = $1';
const remember = `insert into file_verdict (storage_key, found) values ($1, $2) on conflict (storage_key) do nothing`;

const cleanAtMost = 10_000;

/**
 * Files that were judged: one that is found harmful is not kept, and one that was kept before scanning was set up is judged when it is read
 * first. Without a verdict nothing is kept and nothing is read.
 */
export const judgedFiles = (files: FilesPort, { owner, scanner, onHarmful }: JudgedDeps): FilesPort => {
  if (scanner === null) return files;
  const clean = new Set<string>();

  const judge = async (storageKey: string): Promise<Verdict | null> => {
    const content = await files.read(storageKey);
    if (content === null) return null;
    const verdict = await scanner.scan(content).finally(() => content.destroy());
    await owner.query(remember, [storageKey, verdict.isClean ? null : verdict.found]);
    return verdict;
  };

  const isClean = async (storageKey: string): Promise<boolean> => {
    if (clean.has(storageKey)) return true;
    const { rows } = await owner.query<{ found: string | null }>(known, [storageKey]);
    const [kept] = rows;
    if (kept !== undefined && kept.found !== null) return false;
    if (kept === undefined) {
      const verdict = await judge(storageKey);
      if (verdict === null) return false;
      if (!verdict.isClean) {
        await onHarmful(storageKey);
        return false;
      }
    }
    if (clean.size >= cleanAtMost) clean.clear();
    clean.add(storageKey);
    return true;
  };

  return {
    ...files,
    store: async (source, options) => {
      const stored = await files.store(source, options);
      let isKept = false;
      try {
        const verdict = await judge(stored.storageKey);
        if (verdict?.isClean === false) throw new FileRefusedError('harmful', `This file is harmful (${verdict.found}) and was not kept.`);
        isKept = true;
        return stored;
      } finally {
        if (!isKept) await files.remove(stored.storageKey);
      }
    },
    read: async (storageKey, range) => ((await isClean(storageKey)) ? files.read(storageKey, range) : null),
  };
};
