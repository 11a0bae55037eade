import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { moment, openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';
import { argumentsFor } from '#tests/server/authorization/samples.ts';
import { idOf } from '#tests/support/twin-world.ts';

const fields = 'version values device savedAt';
const place = { advancedTestId: idOf('a', 'advanced'), requestedTestId: idOf('a', 'requested') };
const readDocument = `query ($advancedTestId: ID!, $requestedTestId: ID) { supervisedForm(advancedTestId: $advancedTestId, requestedTestId: $requestedTestId) { ${fields} } }`;
const saveDocument = `mutation ($input: SaveSupervisedFormInput!) { answer: saveSupervisedForm(input: $input) { successful errors { code message path } result { ${fields} } } }`;
const launchDocument =
  'mutation ($input: LaunchSupervisedTestInput!) { answer: launchSupervisedTest(input: $input) { successful result { testId } errors { code } } }';

let world: PortalWorld;
beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());
beforeEach(() => world.sql('delete from supervised_form', []));

const read = async (more: object = {}, person: Person = 'manager') =>
  (await world.ask(person, readDocument, { ...place, ...more })).supervisedForm;
const save = async (version: number, values: unknown, more: object = {}) =>
  (await world.ask('manager', saveDocument, { input: { ...place, version, values, ...more } })).answer;
const launch = async (key: string) =>
  (await world.send('manager', launchDocument, argumentsFor('Mutation.launchSupervisedTest', 'a'), { 'idempotency-key': key })).data?.[
    'answer'
  ];

describe('the form of a supervised test', () => {
  it('is created by the first save, grows with each, and is another one for another requested test', async () => {
    expect(await read()).toBeNull();
    const [device, values] = [randomUUID(), { form: { name: 'a\n"\u{1F600}' }, stamp: 7 }];
    const saved = { version: 1, values, device, savedAt: moment };
    expect(await save(0, values, { device })).toEqual({ successful: true, errors: [], result: saved });
    expect(await read()).toEqual(saved);
    expect((await save(1, { form: null })).result).toMatchObject({ version: 2, device: null });
    expect(await read({ requestedTestId: null })).toBeNull();
    expect((await save(0, { form: 'of the request' }, { requestedTestId: null })).result.version).toBe(1);
    expect((await read({ requestedTestId: null })).values).toEqual({ form: 'of the request' });
    expect((await read()).version).toBe(2);
  });

  it('is answered as it is when another version was saved, and kept', async () => {
    await save(0, { form: 'first' });
    await save(1, { form: 'from another device' });
    for (const version of [0, 1, 3]) {
      const { successful, errors, result } = await save(version, { form: 'too late' });
      expect([successful, errors, result.version, result.values.form]).toEqual([
        false,
        [{ code: 'stale_object', message: 'This form was changed elsewhere.', path: 'version' }],
        2,
        'from another device',
      ]);
    }
  });

  it('is refused where it is none, or too large', async () => {
    for (const [values, code] of [
      [7, 'invalid'],
      [{ form: 'x'.repeat(6 * 1024 * 1024) }, 'too_large'],
    ] as const)
      expect((await save(0, values)).errors[0].code).toBe(code);
    expect((await save(0, { form: 1 }, { device: 'mine' })).errors[0]).toMatchObject({ code: 'invalid', path: 'device' });
    expect(await read()).toBeNull();
  });

  it('launches nothing by being saved or read, is forgotten with the launch, and a launch that is sent twice makes one test', async () => {
    const launched = async () =>
      (
        await world.sql(`select count(*)::int as count from test where kind = 'supervised' and requested_test_id = $1`, [
          place.requestedTestId,
        ])
      )[0];
    const before = await launched();
    await save(0, { form: { key: 'k', attempt: 1 } });
    await read();
    expect(await launched()).toEqual(before);
    const key = randomUUID();
    const [first, second] = await Promise.all([launch(key), launch(key)]);
    expect([first.successful, second]).toEqual([true, first]);
    expect(await read()).toBeNull();
    expect((await save(1, { form: 'late' })).errors[0].code).toBe('stale_object');
    expect(await launched()).toEqual({ count: Number(before?.['count']) + 1 });
  });
});
