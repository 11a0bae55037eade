import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nextTestNumber } from '#server/workflow/numbers.ts';
import { argumentsFor } from '#tests/server/authorization/samples.ts';
import { openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { PortalWorld } from '#tests/support/builders/portal-world.ts';
import type { GraphQLAnswer } from '#tests/support/portal.ts';
import { idOf } from '#tests/support/twin-world.ts';

let world: PortalWorld;
beforeAll(async () => {
  world = await openPortalWorld({ at: null, since: new Date().toISOString() });
  await world.portal.database.owner.query(`update organization set new_launch_ux_enabled = true where id = $1`, [
    idOf('a', 'organization'),
  ]);
});
afterAll(() => world.stop());

const launching = { organizationId: idOf('a', 'organization'), userId: idOf('a', 'customer'), role: 'customer' } as const;
const document = `mutation ($input: CreateCustomerRequestInput!) { answer: createCustomerRequest(input: $input) { successful errors { code message } result { code } } }`;
const { input } = argumentsFor('Mutation.createCustomerRequest', 'a') as { readonly input: object };
const numbers = async (): Promise<readonly number[]> =>
  (
    await world.portal.database.owner.query<{ number: number }>(`select number from test where organization_id = $1 order by number`, [
      launching.organizationId,
    ])
  ).rows.map(({ number }) => number);

it('the number of a test is given back by a launch that failed, so that no gap stays', async () => {
  const { database } = world.portal.server;
  let lost = 0;
  const launch = database.write(launching, async (tx) => {
    lost = (await nextTestNumber(tx)).number;
    throw new Error('The launch fails.');
  });
  await expect(launch).rejects.toThrow('The launch fails.');
  expect((await database.write(launching, nextTestNumber)).number).toBe(lost);
});

it.each([12, 40])('%i launches of one organization at once are all done, or told to try again and then done once', async (many) => {
  const call = await world.call('customer');
  const before = (await numbers()).length;
  const keys = Array.from({ length: many }, () => randomUUID());
  const launch = (key: string): Promise<GraphQLAnswer> =>
    call(document, { input: { ...input, name: `Launch ${key}` } }, { 'idempotency-key': key });
  let waiting = keys;
  const codes: string[] = [];
  for (let tries = 0; waiting.length > 0 && tries < 20; tries += 1) {
    const answers = await Promise.all(waiting.map(launch));
    expect([...new Set(answers.map(({ status }) => status))].filter((status) => status !== 200 && status !== 503)).toEqual([]);
    codes.push(...answers.flatMap(({ data }) => data?.['answer']?.result?.code ?? []));
    waiting = waiting.filter((_, at) => answers[at]?.status === 503);
  }
  expect([waiting, codes.length, new Set(codes).size]).toEqual([[], many, many]);
  const after = await numbers();
  expect([after.length - before, new Set(after).size]).toEqual([many, after.length]);
});
