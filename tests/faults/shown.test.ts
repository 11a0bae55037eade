import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '#crowd/random.ts';
import type { Member } from '#src/cache/headers.ts';
import { startPortal } from '#tests/support/portal.ts';
import type { Portal } from '#tests/support/portal.ts';
import { idOf, publicId } from '#tests/support/twin-world.ts';
import { composeDocuments } from './chat/documents.ts';
import { standInForPage } from './chat/page.ts';
import type { Page } from './chat/page.ts';
import type { Others } from './shown/run.ts';

/** Sequences of what happens to a page and around it. `SHOWN_RUNS=10000` asks for more of them, which takes minutes; `SHOWN_SEED` for others, `SHOWN_FROM` for those from a number on. */
const runs = Number(process.env['SHOWN_RUNS'] ?? 200);
const seed = Number(process.env['SHOWN_SEED'] ?? 7);
const from = Number(process.env['SHOWN_FROM'] ?? 0);
/** Sequences that one page goes through. */
const perPage = 10;
const mostSteps = 12;
const perTest = 100;
/** In seconds: the tokens of people outlive ten thousand sequences. */
const lasting = 24 * 60 * 60;

const people = [
  ['customer', 'customer'],
  ['manager', 'test_manager'],
  ['accepted', 'community_test_manager'],
] as const satisfies readonly (readonly [string, Member['role']])[];

let portal: Portal;
let page: Page;
let others: Others;
let release: () => void;

beforeAll(async () => {
  composeDocuments();
  const { holdPages } = await import('./shown/network.ts');
  const { plantShown } = await import('./shown/world.ts');
  portal = await startPortal();
  await plantShown(portal);
  others = await Promise.all(
    people.map(async ([name, role]) => ({
      person: {
        member: { userId: idOf('a', name), role, organizationPublicId: publicId('a') },
        name: await nameOf(portal, idOf('a', name)),
        token: await portal.server.identity.mint(idOf('a', name), lasting),
      },
      ask: await portal.as(idOf('a', name), publicId('a')),
    })),
  );
  page = standInForPage({ call: () => false, event: () => false });
  release = holdPages();
});

afterAll(async () => {
  release?.();
  page?.close();
  await portal?.stop();
});

const nameOf = async ({ database }: Portal, userId: string): Promise<string> => {
  const { rows } = await database.owner.query<{ readonly name: string }>(
    `select trim(first_name || ' ' || last_name) as name from organization_user where id = $1`,
    [userId],
  );
  return rows[0]?.name ?? '';
};

const through = async (first: number, count: number): Promise<string[]> => {
  const { Run } = await import('./shown/run.ts');
  const wrong: string[] = [];
  for (let at = first; at < first + count;) {
    const random = randomFrom(seed, at);
    const { person } = random.pick(others);
    const run = new Run(portal, person, others, random);
    await run.begin();
    const last = Math.min(at + perPage, first + count);
    for (; at < last; at += 1) {
      run.trace.push(`--- ${at}`);
      for (let steps = random.whole(3, mostSteps); steps > 0; steps -= 1) await run.step();
      await run.settle();
      const differences = await run.differences();
      if (differences.length === 0) continue;
      wrong.push(JSON.stringify({ at, role: person.member.role, differences, trace: run.trace }, null, 1));
      at += 1;
      break;
    }
    run.page.close();
  }
  return wrong;
};

describe('a page', () => {
  it.each(Array.from({ length: Math.ceil(runs / perTest) }, (_, at) => from + at * perTest))(
    'shows what a fresh one would, after whatever happened: sequences from %i on',
    async (first) => {
      expect((await through(first, Math.min(perTest, from + runs - first))).join('\n')).toBe('');
    },
    600_000,
  );
});
