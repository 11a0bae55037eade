import { oneCase } from '#schema/rules/launch/requested-test.builders.ts';
import type { ZephyrEntry, ZephyrPage } from './connect-zephyr.rules.ts';
import type { connectZephyrMachine } from './connect-zephyr.ts';
import type { WalkOptions } from '#machines/testing/walk.ts';

export const connection = (id: string) => ({ id, name: `Connection ${id}`, active: true });
export const entry = (externalId: string): ZephyrEntry => ({ externalId, key: externalId, name: `Name of ${externalId}` });
export const page = <Item>(nodes: readonly Item[], next: string | null = null, total: number | null = null): ZephyrPage<Item> => ({
  nodes,
  next,
  total,
});
export const trouble = { reason: 'Zephyr Scale is busy. Please try again in a moment.' };

export const connectZephyrSamples: WalkOptions<typeof connectZephyrMachine> = {
  inputs: [{ code: 'zephyr_scale' }],
  events: [
    { type: 'connection.choose', id: 'k1' },
    { type: 'connection.choose', id: 'removed' },
    { type: 'project.choose', externalId: 'SHOP' },
    { type: 'cycle.choose', externalId: 'SHOP-R1' },
    { type: 'list.more' },
    { type: 'list.retry' },
    { type: 'cases.settle' },
    { type: 'step.back' },
    { type: 'connect.cancel' },
  ],
  outcomes: {
    loadConnections: { outputs: [[], [connection('k1')], [connection('k1'), connection('k2')]], errors: [new Error('lost')] },
    loadProjects: { outputs: [page([entry('SHOP')]), page([entry('SHOP')], 'more'), trouble], errors: [new Error('lost')] },
    loadCycles: { outputs: [page([entry('SHOP-R1')]), page([entry('SHOP-R1')], 'more'), trouble], errors: [new Error('lost')] },
    loadCases: { outputs: [page([]), page([oneCase(1)]), page([oneCase(1)], 'more'), trouble], errors: [new Error('lost')] },
  },
  project: ({ context }) => [context.connections.length, context.projects.next, context.cycles.next, context.cases.nodes.length > 0],
};
