import type { Client } from 'urql';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { ImportStore } from './begun-imports.ts';
import { importRowsFor } from './import-rows.host.tsx';

it('asks how columns were mapped before a file is chosen, so that reading waits for nothing', async () => {
  const asked: unknown[] = [];
  const query = (_: unknown, variables: unknown) => {
    asked.push(variables);
    return { toPromise: () => new Promise(() => undefined) };
  };
  const store: ImportStore = { write: async () => undefined, read: async () => [], forget: async () => undefined };
  const actor = createActor(importRowsFor({ query } as unknown as Client, store), {
    input: {
      kind: 'known_issues',
      present: [],
      replaces: 0,
      given: null,
      testId: 't1',
      begun: null,
      unread: [],
      mayChoose: true,
    },
  }).start();
  await expect.poll(() => actor.getSnapshot().value).toBe('choosing');
  expect(asked).toEqual([{ kind: 'known_issues' }]);
  actor.stop();
});
