import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { idOf } from '#tests/support/twin-world.ts';
import { cycle, launching, openExternalWorld, refused, run } from './external-world.ts';
import type { ExternalWorld } from './external-world.ts';

let world: ExternalWorld;
beforeAll(async () => {
  world = await openExternalWorld();
});
beforeEach(() => world.calm());
afterAll(() => world.stop());

describe('a tool in trouble', () => {
  const later = {
    slow: 'TestRail did not answer in time.',
    busy: 'TestRail is busy.',
    broken: 'TestRail has a problem at the moment.',
    cut: 'TestRail could not be reached.',
  } as const;

  it.each(Object.entries(later))('when it is %s, the request is made without its test cases', async (kind, words) => {
    world.trouble('testrail', kind as keyof typeof later);
    const answer = await world.launch();
    expect([answer.successful, answer.errors]).toEqual([
      false,
      [{ code: 'vendor_error', message: `${words} A test manager will add the test cases.`, path: null }],
    ]);
    expect(await world.placed(answer.result.id)).toMatchObject({
      name: run.name,
      cases: 0,
      casesSource: 'url',
      casesUrl: 'https://northwind.testrail.io/index.php?/runs/view/104',
    });
    expect(await world.inProgress('104')).toBe(1);
  });

  it('names a cycle that could not be asked for', async () => {
    world.trouble('zephyr_squad', 'broken');
    const answer = await world.launch(cycle);
    expect([answer.result.name, answer.errors[0].code]).toEqual(['Zephyr Squad test run 22', 'vendor_error']);
  });

  it.each([
    ['garbled', 'translation_error', 'TestRail gave an answer that could not be read.'],
    ['page', 'translation_error', 'TestRail gave an answer that could not be read.'],
    ['huge', 'translation_error', 'TestRail gave an answer that is too large to read.'],
    ['forbidden', 'invalid_integration', 'TestRail does not allow this account to read that.'],
    ['redirect', 'invalid_integration', 'The address of TestRail cannot be used. Please check your integration settings.'],
    ['unauthorized', 'client_authentication_not_found', 'You do not have an active integration with TestRail.'],
  ] as const)('when it is %s, nothing is made, and the code is %s', async (kind, code, message) => {
    const before = await world.sql('select count(*)::int as count from test');
    world.trouble('testrail', kind);
    expect(await world.launch()).toEqual(refused(code, message));
    expect(await world.sql('select count(*)::int as count from test')).toEqual(before);
  });

  it('a run without test cases cannot be read as a test', async () => {
    expect(await world.launch({ ...run, externalTestId: '103' })).toEqual(refused('translation_error', 'This test run has no test cases.'));
  });

  it('without an integration neither the run nor its launch is possible', async () => {
    await world.sql(`update integration set state = 'unconfigured' where organization_id = $1`, [idOf('a', 'organization')]);
    const no = (tool: string) => `You do not have an active integration with ${tool}.`;
    expect(await world.launch()).toEqual(refused('client_authentication_not_found', no('TestRail')));
    expect(await world.launch(cycle)).toEqual(refused('client_authentication_not_found', no('Zephyr Squad')));
    expect(await world.details('104')).toEqual({ code: 'INTEGRATION_ERROR', message: no('TestRail') });
  });

  it.each(['slow', 'busy', 'broken', 'garbled', 'cut', 'unauthorized'] as const)('the run is not told when it is %s', async (kind) => {
    world.trouble('testrail', kind);
    expect(await world.details('104')).toMatchObject({ code: 'INTEGRATION_ERROR', message: expect.stringContaining('TestRail') });
  });

  it('never puts a credential into an answer', async () => {
    for (const kind of ['broken', 'garbled', 'unauthorized'] as const) {
      world.trouble('testrail', kind);
      expect((await world.send('customer', launching, { input: { ...run, inProgressSeen: 9 } })).text).not.toMatch(
        /demo-testrail|testrail\.io|127\.0\.0\.1/u,
      );
    }
  });
});
