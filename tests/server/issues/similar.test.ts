import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { thingsOf } from '#tests/support/seed.ts';

const day = (number: number): string => `2026-11-${String(number).padStart(2, '0')}T09:00:00Z`;
const opened = 'Pay button does nothing';

let world: PortalWorld;

/** What the letters of two titles have in common, three at a time, as the documentation of the database's extension counts them. */
function likenessOf(one: string, other: string): number {
  const threes = (text: string): Set<string> =>
    new Set(
      text
        .toLowerCase()
        .split(/[^a-z0-9]+/u)
        .flatMap((word) => [...`  ${word} `].map((_, at, all) => all.slice(at, at + 3).join('')).slice(0, word.length + 1)),
    );
  const [these, those] = [threes(one), threes(other)];
  const common = [...these].filter((three) => those.has(three)).length;
  return Math.round((100 * common) / (these.size + those.size - common));
}

async function similarTo(title: string, person: Person = 'customer'): Promise<readonly (readonly [number, string])[]> {
  const document = 'query ($id: ID!) { similarIssues(issueId: $id) { likeness issue { title triageStatus } } }';
  const { similarIssues } = await world.ask(person, document, { id: world.id(title) });
  return similarIssues.map(({ likeness, issue }: { likeness: number; issue: { title: string } }) => [likeness, issue.title]);
}

beforeAll(async () => {
  world = await openPortalWorld();
  const { id, things } = world;
  await world.sql('delete from issue where organization_id = $1', [id('organization')]);
  const test_id = await things.supervised('run');
  const earlier = await things.supervised('earlier');
  const issue = (title: string, columns: object = {}) => things.issue(title, { test_id, title, ...columns });
  await issue(opened);
  await issue('Pay button does nothing at all', { triage_status: 'accepted', created_at: day(3) });
  await issue('The pay button does nothing', { test_id: earlier, created_at: day(2) });
  await issue('Pay button does nothing on a phone', { created_at: day(4) });
  await issue('Nothing happens at the pay button', { created_at: day(5) });
  await issue('Voucher is refused', { created_at: day(6) });
  await issue('Pay button does nothing!', { published_at: null, created_at: day(7) });
  const others = thingsOf(world.portal.database.owner, 'b');
  await others.issue('foreign', { test_id: await others.supervised('foreign run'), title: opened });
});
afterAll(() => world.stop());

describe('issues that read like one', () => {
  it('are the three most alike of the organization, with how alike they are', async () => {
    const titles = ['The pay button does nothing', 'Pay button does nothing at all', 'Pay button does nothing on a phone'];
    expect(await similarTo(opened)).toEqual(titles.map((title) => [likenessOf(opened, title), title]));
  });

  it('are those that the viewer may read', async () => {
    expect((await similarTo(opened, 'manager'))[0]).toEqual([100, 'Pay button does nothing!']);
  });

  it('are none where nothing reads like it', async () => {
    expect(await similarTo('Voucher is refused')).toEqual([]);
  });
});
