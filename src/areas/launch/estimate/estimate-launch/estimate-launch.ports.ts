import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import { estimateLaunchMachine } from '#machines/flows/launch/estimate/estimate-launch.ts';
import type { EstimateLaunchPorts, LinkStates } from '#machines/flows/launch/estimate/estimate-launch.ts';
import type { LaunchEstimate as Estimate, Lever } from '#schema/rules/launch/estimate.ts';
import { targetingDimensions } from '#schema/vocabulary/launch/options.ts';
import { fresh } from '#src/cache/call.ts';
import { ApplicationLinks, LaunchEstimate } from './estimate-launch.documents.ts';

const dimensionOf = (name: string | null): Lever['dimension'] => targetingDimensions.find((one) => one === name) ?? null;

const estimatePorts = (client: Client): EstimateLaunchPorts => ({
  askEstimate: fromPromise(async ({ input }): Promise<Estimate> => {
    const tests = input.tests.map((test) => ({ ...test, targetingGroups: [...test.targetingGroups] }));
    const { data, error } = await client.query(LaunchEstimate, { input: { tests } }, fresh).toPromise();
    if (data === undefined) throw error ?? new Error('The server gave no answer.');
    const { launchEstimate } = data;
    return {
      ...launchEstimate,
      tests: launchEstimate.tests.map((test) => ({
        ...test,
        levers: test.levers.map((lever) => ({ ...lever, dimension: dimensionOf(lever.dimension) })),
      })),
    };
  }),
  checkLinks: fromPromise(async ({ input }): Promise<LinkStates> => {
    const { data, error } = await client.query(ApplicationLinks, { urls: [...input.urls] }, fresh).toPromise();
    if (data === undefined) throw error ?? new Error('The server gave no answer.');
    return Object.fromEntries(data.applicationLinks.map(({ url, state }) => [url, state]));
  }),
});

export const estimateMachine = (client: Client) => estimateLaunchMachine.provide({ actors: estimatePorts(client) });
