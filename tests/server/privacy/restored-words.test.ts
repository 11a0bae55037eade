import { expect, it } from 'vitest';
import { restoredWords } from '#server/privacy/restored-words.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import { emptyPortal, made, plantEverything, restored } from './organization-world.ts';

it('says what an archive would bring, and what it brought', async () => {
  const world = await openPortalWorld();
  await plantEverything(world);
  const there = await emptyPortal(world);
  try {
    const archive = await made(world, 'whole');
    const tried = restoredWords(await restored(there, archive, false), false).join('\n');
    expect(tried).toMatch(/^Organization marker-a-\w+ \(AA\), archived at \S+ by Muster \S+: everything\.\n/u);
    expect(tried).toMatch(
      /4 {2}files, 2 more were missing when it was made\n.*7 would be made without sign-in\.\nTesters: 0 are here, 4 would be made inactive\./u,
    );
    expect(tried).toMatch(
      /a contract, a balance of 100\.00 credits.*\nTo be connected again: azure_devops, jira, zephyr_squad\.\nNothing was changed\./u,
    );
    expect((await there.database.owner.query('select from organization')).rowCount).toBe(0);
    expect(restoredWords(await restored(there, archive), true).at(-1)).toMatch(
      /^\d+ rows and 4 files are restored\. Its members have no passwords yet/u,
    );
  } finally {
    await world.stop();
    await there.stop();
  }
});
