import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import { projectRoot } from '#tests/support/tree.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { emptyPortal, made, onDisk, plantEverything } from './organization-world.ts';

const run = promisify(execFile);

it('says what an archive would bring, restores it, and says why it cannot be restored again', async () => {
  const world = await openPortalWorld();
  await plantEverything(world);
  const there = await emptyPortal(world);
  try {
    const file = await onDisk(await made(world, 'whole'));
    const say = (command: string) =>
      run(process.execPath, ['server/database-cli.ts', command, file], {
        cwd: projectRoot,
        env: { ...process.env, DATABASE_URL: there.database.ownerUrl, DATA_DIR: there.dataDir, NODE_ENV: 'test' },
      }).then(
        ({ stdout }) => stdout,
        ({ stderr }: { readonly stderr: string }) => stderr,
      );
    const organizations = async () => (await there.database.owner.query('select id from organization')).rows;
    expect(await say('check-organization')).toMatch(
      /Organization marker-a.*\n[\s\S]*would be made[\s\S]*connected again: azure_devops, jira, zephyr_squad\.\nNothing was changed/u,
    );
    expect([await organizations(), await readdir(path.join(there.dataDir, 'files')).catch(() => [])]).toEqual([[], expect.any(Array)]);
    expect(await say('restore-organization')).toMatch(/\d+ rows and 3 files are restored/u);
    expect(await organizations()).toEqual([{ id: idOf('a', 'organization') }]);
    expect(await say('restore-organization')).toMatch(/^Organization marker-a\S* cannot be restored here: .* has the same id\.\n$/u);
  } finally {
    await world.stop();
    await there.stop();
  }
});
