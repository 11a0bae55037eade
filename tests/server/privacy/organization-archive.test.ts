import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import { marker } from '#tests/support/twin-world.ts';
import { entriesOf, made } from './organization-world.ts';

let world: PortalWorld;
beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());

describe('an archive of an organization', () => {
  it.each(['whole', 'seen'] as const)('has nothing of another organization: %s', async (scope) => {
    const entries = entriesOf(await made(world, scope));
    const whole = [...entries].flat().join('\n');
    expect([whole.includes(marker('a')), whole.includes(marker('b'))]).toEqual([true, false]);
    console.log([...entries.keys()], entries.get('manifest.json')?.length);
  });
});
