import { afterAll, beforeAll, expect, it } from 'vitest';
import { publicId } from '#tests/support/twin-world.ts';
import { documentOf } from '#tests/support/documents.ts';
import { startMachine } from './machine.ts';
import type { Machine } from './machine.ts';
import { planFrom, plantStock } from './stock.ts';
import type { Asked, Stock } from './stock.ts';

let machine: Machine;
let stock: Stock;
beforeAll(async () => {
  machine = await startMachine();
  stock = await machine.withOwner(plantStock);
});
afterAll(() => machine.dispose());

const writers = 12;

/** Each verdict takes three seconds to be written, as where many wait for the database. */
const slow = `
  create sequence begun;
  create function take_long() returns trigger language plpgsql security definer as $$ begin perform nextval('begun'), pg_sleep(3); return new; end $$;
  create trigger take_long before update on issue for each row execute function take_long()`;

it('answers every change that was begun when SIGTERM came', async () => {
  await machine.sql(slow);
  const next = planFrom(stock, 7);
  const verdicts = Array.from({ length: 200 }, next)
    .filter(({ kind }) => kind === 'triage')
    .slice(0, writers);
  const tokens = await Promise.all(stock.customers.map((id) => machine.tokenOf(id)));
  const send = async ({ key, mutation, input }: Asked, writer: number): Promise<string> => {
    const headers = {
      'content-type': 'application/json',
      authorization: `Bearer ${tokens[writer % tokens.length] ?? ''}`,
      'x-organization-public-id': publicId('a'),
      'idempotency-key': key,
    };
    const body = JSON.stringify({ query: documentOf(mutation), variables: { input } });
    return fetch(`${machine.url}/api/customer_portal`, { method: 'POST', headers, body }).then(
      (answer) => answer.text(),
      () => 'no answer',
    );
  };
  const answers = verdicts.map(send);
  const begun = async () => Number((await machine.sql<{ count: string }>('select last_value as count from begun'))[0]?.count);
  await expect.poll(begun, { timeout: 20_000, interval: 50 }).toBe(writers);
  expect(await machine.endServer()).toBe(0);
  const told = await Promise.all(answers);
  expect(told.map((answer) => /"successful":(\w+)/u.exec(answer)?.[1] ?? answer)).toEqual(verdicts.map(() => 'true'));
  await machine.start();
  const written = await machine.sql<{ id: string }>(
    `select id from issue where triage_status = 'accepted' and title like 'Stock %' order by id`,
  );
  expect(written.map(({ id }) => id)).toEqual(verdicts.map(({ subject }) => subject).toSorted());
});
