import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { idOf } from '#tests/support/twin-world.ts';
import { argumentsFor } from '../server/authorization/samples.ts';
import { callsOf } from './calls.ts';
import { patience } from './kills.ts';
import { startMachine } from './machine.ts';
import { plantPeople } from './stock.ts';
import { drain } from './truth.ts';

const { requestedTests } = argumentsFor('Mutation.createCustomerRequest', 'a')['input'] as { readonly requestedTests: readonly object[] };
const held = `select data->>'testId' as id from pgboss.job where name = 'evaluate-request' and state = 'created' and start_after > now() order by created_on`;
/** The ten seconds last until the test ends them, however long a start takes. */
const stayHeld = [
  `update pgboss.job set start_after = start_after + interval '1 hour' where name = 'evaluate-request'`,
  `update customer_request set submitted_at = submitted_at + interval '1 hour' where submitted_at is not null`,
];
const endHeld = `update pgboss.job set start_after = now() where name = 'evaluate-request' and state = 'created'`;
const begun = `select s.window_status as state, count(x.id)::int as paid from test s left join credit_transaction x on x.subject_id = s.id
  where s.parent_test_id = $1 group by s.id`;

it(
  'a kill within the ten seconds after a launch leaves it held: one is taken back whole, the other begins once',
  async () => {
    const machine = await startMachine();
    try {
      await machine.withOwner(plantPeople);
      const call = callsOf(machine, await machine.tokenOf(idOf('a', 'customer')));
      const send = (mutation: string, input: object, more = '') => call({ key: randomUUID(), mutation, input, more });
      const launch = async (name: string): Promise<string> => {
        const id = randomUUID();
        expect(await send('saveLaunchDraft', { id, version: 0, name, step: 'scope', values: { name } })).toMatchObject({
          successful: true,
        });
        expect(await send('createCustomerRequest', { name, requestedTests, draftId: id })).toMatchObject({ successful: true });
        return id;
      };

      await launch('Kept');
      const taken = await launch('Taken back');
      const [kept, back] = (await machine.sql<{ id: string }>(held)).map(({ id }) => id);
      for (const statement of stayHeld) await machine.sql(statement);
      await machine.killServer();
      await machine.start();
      expect(await machine.sql(held)).toEqual([{ id: kept }, { id: back }]);
      expect(await machine.sql(begun, [kept])).toEqual([]);

      expect(await send('takeBackLaunch', { id: taken, testId: back }, 'result { state }')).toMatchObject({
        successful: true,
        result: { state: 'draft' },
      });
      await machine.sql(endHeld);
      await drain(machine);
      expect(await machine.sql(begun, [kept])).toEqual([{ state: 'open', paid: 1 }]);
      expect(await machine.sql('select from test where id = $1 or parent_test_id = $1', [back])).toEqual([]);
    } finally {
      await machine.dispose();
    }
  },
  patience,
);
