import { withClient } from '../external.ts';

/** Shown to operators as the last backup. */
export const rememberBackup = (ownerUrl: string): Promise<void> =>
  withClient(ownerUrl, async (client) => {
    await client.query('insert into backup_taken default values');
  });
