import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import {
  estimateLaunchMachine,
  requestToEstimate,
  selectEstimate,
  selectEstimateStage,
  selectLinks,
} from '#machines/flows/launch/estimate/estimate-launch.ts';
import type { EstimateLaunchActorRef, EstimateLaunchPorts, LinkStates } from '#machines/flows/launch/estimate/estimate-launch.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import type { RequestFacts } from '#schema/rules/launch/readiness.ts';
import type { RequestTest } from '#schema/rules/launch/request-draft.ts';
import { usePortal } from '#src/viewer.tsx';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
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

const estimateMachine = (client: Client) => estimateLaunchMachine.provide({ actors: estimatePorts(client) });

export function useEstimate(tests: readonly RequestTest[], flags: LaunchFlags): EstimateLaunchActorRef {
  const { client } = usePortal();
  const [machine] = useState(() => estimateMachine(client));
  const actorRef = useActorRef(machine);
  useEffect(() => actorRef.send({ type: 'request.changed', ...requestToEstimate(tests, flags) }), [actorRef, tests, flags]);
  return actorRef;
}

/** The server's facts: links and matching testers. */
export function useFacts(estimateRef: EstimateLaunchActorRef, tests: readonly RequestTest[]): RequestFacts {
  const links = useSelector(estimateRef, selectLinks);
  const estimate = useSelector(estimateRef, selectEstimate);
  const stage = useSelector(estimateRef, selectEstimateStage);
  return useMemo(() => {
    const groups = new Map((stage === 'known' ? estimate?.tests : undefined)?.map((test) => [test.test, test.groups]));
    return new Map(
      tests.map(({ id, values }) => [id, { link: links[values.accessToApplicationUrl.trim()] ?? null, groups: groups.get(id) ?? null }]),
    );
  }, [tests, links, estimate, stage]);
}
