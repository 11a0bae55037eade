import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { marker } from '#tests/support/twin-world.ts';

let world: PortalWorld;
beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());

type Hit = { readonly id: string; readonly kind: string; readonly title: string; readonly context: string; readonly url: string };

const find = async (words: string, person: Person = 'customer'): Promise<readonly Hit[]> =>
  (await world.ask(person, 'query ($words: String!) { search(words: $words) { id kind title context url } }', { words })).search;
const idsOf = async (words: string, person?: Person): Promise<readonly string[]> => (await find(words, person)).map(({ id }) => id);
const names = (...of: readonly string[]): readonly string[] => of.map((name) => world.id(name));

describe('search', () => {
  it('finds what the caller may see, by role: customers no testers and nothing unpublished, moderators what they accepted', async () => {
    const words = marker('a');
    const kindsOf = async (person: Person) => {
      const hits = await find(words, person);
      return Object.fromEntries(
        [...new Set(hits.map(({ kind }) => kind))].map((kind) => [
          kind,
          hits
            .filter((hit) => hit.kind === kind)
            .map(({ id }) => id)
            .toSorted(),
        ]),
      );
    };
    const tests = names('advanced', 'supervised').toSorted();
    const cases = names('case-1', 'case-2').toSorted();
    const testers = names('participant-1', 'participant-2', 'participant-3', 'participant-4').toSorted();
    const published = names('issue-1', 'issue-2', 'issue-3').toSorted();
    const issues = [...published, world.id('issue-unpublished')].toSorted();
    expect(await kindsOf('customer')).toEqual({ request: names('draft'), test: tests, issue: published, test_case: cases });
    expect(await kindsOf('manager')).toEqual({
      request: names('manager-draft'),
      test: tests,
      issue: issues,
      test_case: cases,
      tester: testers,
    });
    expect(await kindsOf('accepted')).toEqual({
      test: names('supervised'),
      issue: issues,
      test_case: cases,
      tester: testers,
    });
    for (const person of ['assigned', 'unassigned', 'rejected', 'removed'] as const) expect(await kindsOf(person)).toEqual({});
  });

  it('finds nothing of another organization', async () => {
    expect(await find(marker('b'), 'manager')).toEqual([]);
    expect(await idsOf(marker('b'), 'manager of b')).not.toEqual([]);
  });

  it('leads to what it found, with its code or place', async () => {
    await world.things.supervised('paying', { name: 'Paying by voucher', code: 'ZZ-77' });
    expect(await find('zz-77')).toEqual([
      { id: world.id('paying'), kind: 'test', title: 'Paying by voucher', context: 'ZZ-77', url: `/results/${world.id('paying')}` },
    ]);
    const issue = (await find(marker('a'))).find(({ kind }) => kind === 'issue');
    expect(issue?.url).toBe(`/issues/${issue?.id}`);
    const tester = (await find(marker('a'), 'manager')).find(({ kind }) => kind === 'tester');
    expect(tester?.url).toMatch(new RegExp(`^/results/${world.id('supervised')}/`));
  });

  it('finds the services on offer for those who may ask for them', async () => {
    const [service] = (await world.ask('customer', '{ professionalServices { id title } }', {})).professionalServices as readonly {
      readonly id: string;
      readonly title: string;
    }[];
    const hit = {
      id: service?.id,
      kind: 'service',
      title: service?.title,
      context: 'Professional service',
      url: `/services/${service?.id}/professional-service-requests/new`,
    };
    expect(await find(service?.title ?? '')).toContainEqual(hit);
    expect(await find(service?.title ?? '', 'manager')).toContainEqual(hit);
    expect((await find(service?.title ?? '', 'accepted')).map(({ kind }) => kind)).not.toContain('service');
  });

  it('finds each word in any order, whatever its case, and takes signs as they are', async () => {
    await world.things.supervised('signs', { name: '100% of carts_with "quotes"', code: 'ZZ-78' });
    expect(await idsOf('CARTS 100%')).toEqual(names('signs'));
    expect(await idsOf('c%ts c_rts')).toEqual([]);
    expect(await idsOf('carts missing')).toEqual([]);
  });

  it('forgives a slip where nothing is written so, and only there', async () => {
    await world.things.supervised('delivery', { name: 'Delivery address', code: 'ZZ-79' });
    expect(await idsOf('adress')).toEqual(names('delivery'));
    expect(await idsOf('delivry adress')).toEqual(names('delivery'));
    expect(await idsOf('delivrey address')).toEqual(names('delivery'));
    expect(await idsOf('delivery adress 99')).toEqual(names('delivery'));
    expect(await idsOf('ZZ-7 999')).toEqual([]);
    await world.things.supervised('slip', { name: 'The adress of the slip', code: 'ZZ-80' });
    expect(await idsOf('adress')).toEqual(names('slip'));
  });

  /** What was meant, and how it is mistyped: letters that changed places, a letter left out, one typed twice, another one. */
  const slips = [
    ['vat', ['avt', 'vta'], [], ['vatt'], []],
    ['gift', ['igft', 'gfit', 'gitf'], ['gft', 'git'], ['ggift', 'giift', 'gifft', 'giftt'], ['hift', 'goft', 'girt', 'gifr']],
    ['grün', ['rgün', 'gürn', 'grnü'], ['gün', 'grn', 'grü'], ['ggrün', 'grrün', 'grüün', 'grünn'], ['brün', 'gtün', 'gran', 'grüm']],
    ['łódź', ['ółdź', 'łdóź', 'łóźd'], ['łdź', 'łóź'], ['łóódź'], ['lódź', 'łodź', 'łóbź', 'łódz']],
    ['größe', ['rgöße', 'görße', 'grßöe', 'gröeß'], ['röße', 'göße', 'grße', 'gröe', 'größ'], ['ggröße', 'größee'], ['griße', 'gröie']],
    ['тест', ['етст', 'тсет', 'тетс'], ['тст', 'тет', 'тес'], ['ттест', 'тесст'], ['мест', 'таст', 'темт', 'теск']],
    [
      '東京都庁',
      ['京東都庁', '東都京庁', '東京庁都'],
      ['東都庁', '東京庁', '東京都'],
      ['東東京都庁'],
      ['西京都庁', '東北都庁', '東京市庁', '東京都内'],
    ],
    [
      'light',
      ['ilght', 'lgiht', 'lihgt', 'ligth'],
      ['lght', 'liht', 'ligt'],
      ['liight', 'lighht', 'lightt'],
      ['kight', 'loght', 'liggt', 'lighr'],
    ],
    [
      'basket',
      ['absket', 'bsaket', 'baksket', 'basekt', 'baskte'],
      ['bsket', 'baket', 'baskt'],
      ['baasket', 'baskeet'],
      ['vasket', 'bssket', 'badket', 'basjet', 'baskrt', 'baskey'],
    ],
    [
      'delivery',
      ['edlivery', 'delviery', 'deliveyr'],
      ['dlivery', 'delvery', 'delivry'],
      ['dellivery', 'deliveery'],
      ['felivery', 'deluvery', 'deliverz'],
    ],
    [
      'confirmation',
      ['confirmtaion', 'confrimation', 'confirmatoin'],
      ['confrmation', 'confirmaton'],
      ['connfirmation'],
      ['comfirmation', 'confirmatiom'],
    ],
  ] as const;

  it.each(slips)('finds a test, an issue and a test case called %s with one slip', async (meant, ...typed) => {
    const name = `Zz ${meant} zz`;
    await world.things.supervised(`test ${meant}`, { name });
    await world.things.issue(`issue ${meant}`, { test_id: world.id('supervised'), title: name, published_at: '2026-11-20T09:00:00Z' });
    await world.things.testCase(`case ${meant}`, { test_id: world.id('supervised'), name });
    const wanted = names(`test ${meant}`, `issue ${meant}`, `case ${meant}`).toSorted();
    const missed = [];
    for (const each of typed.flat()) {
      const found = new Set(await idsOf(each));
      if (!wanted.every((id) => found.has(id))) missed.push(each);
    }
    expect(missed).toEqual([]);
  });

  it('forgives a slip in one word of two, before what only resembles it, and not two in a word of four', async () => {
    await world.things.supervised('plum', { name: 'Plum jam' });
    await world.things.supervised('prune', { name: 'Prunings of jam' });
    expect(await idsOf('pulm jam')).toEqual(names('plum'));
    expect(await idsOf('prum')).toEqual(names('plum'));
    expect(await idsOf('mulp')).toEqual([]);
    expect(await idsOf('plum jaw')).toEqual(names('plum'));
  });

  it('looks for two letters where words begin', async () => {
    await world.things.supervised('xylophone', { name: 'The xylophone of the shop', code: 'ZZ-81' });
    expect([await idsOf('xy'), await idsOf('yl')]).toEqual([names('xylophone'), []]);
  });

  it('gives at most five of a kind, the latest first', async () => {
    for (const number of [1, 2, 3, 4, 5, 6, 7])
      await world.things.supervised(`many-${number}`, {
        name: `Seasonal sale ${number}`,
        code: `SS-${number}`,
        created_at: `2026-11-2${number > 3 ? 0 : 1}T0${number}:00:00Z`,
      });
    expect((await find('seasonal')).map(({ title }) => title.at(-1))).toEqual(['3', '2', '1', '7', '6']);
  });

  it('does not ask for a single letter, and refuses a novel', async () => {
    expect([await find('a'), await find('   ')]).toEqual([[], []]);
    expect(await world.refusal('customer', 'query ($words: String!) { search(words: $words) { id } }', { words: 'x'.repeat(101) })).toBe(
      '200 BAD_USER_INPUT',
    );
  });
});
