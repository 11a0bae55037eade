import type { addZephyrConnectionMachine, ZephyrAnswer, ZephyrField } from './add-zephyr-connection.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const filled = { name: 'Shop', site: 'https://jira.shop.test/', apiToken: ' t ' };
export const change = (field: ZephyrField, value: string) => ({ type: 'field.change', field, value }) as const;
export const done: ZephyrAnswer = { successful: true, faults: [] };
export const refused: ZephyrAnswer = {
  successful: false,
  faults: [
    { path: 'apiToken', message: 'No.' },
    { path: null, message: 'Really not.' },
  ],
};

export const addZephyrConnectionSamples: WalkOptions<typeof addZephyrConnectionMachine> = {
  inputs: [{ code: 'zephyr_squad' }],
  events: [
    { type: 'window.open' },
    { type: 'window.close' },
    { type: 'connection.add' },
    ...Object.entries(filled).map(([field, value]) => change(field as ZephyrField, value)),
  ],
  outcomes: { createConnection: { outputs: [done, refused], errors: [new Error('lost')] } },
  project: ({ context }) => context,
};
