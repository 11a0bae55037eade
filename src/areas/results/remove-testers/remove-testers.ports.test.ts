import type { Client } from 'urql';
import { createActor, toPromise } from 'xstate';
import { expect, it } from 'vitest';
import { removeTestersPorts } from './remove-testers.host.tsx';

const removed = async (successful: boolean): Promise<readonly unknown[]> => {
  const asked: unknown[] = [];
  const answered = (data: object) => ({ toPromise: () => Promise.resolve({ data }) });
  const client = {
    mutation: (_: unknown, variables: unknown) => {
      asked.push(variables);
      return answered({ removeTestersFromTest: { successful, errors: successful ? [] : [{ message: 'No.' }] } });
    },
    query: (_: unknown, variables: unknown, { requestPolicy }: { requestPolicy: string }) => {
      asked.push([variables, requestPolicy]);
      return answered({});
    },
  } as unknown as Client;
  const input = { testId: 't1', participantIds: ['p1'], removalReasons: ['other'] };
  await toPromise(createActor(removeTestersPorts(client).removeTesters, { input }).start());
  return asked;
};

it('RE-673: asks the test again after a removal, and not after none', async () => {
  const call = { input: { testId: 't1', participantIds: ['p1'], removalReasons: ['other'] } };
  expect(await removed(true)).toEqual([call, [{ testId: 't1' }, 'network-only']]);
  expect(await removed(false)).toEqual([call]);
});
