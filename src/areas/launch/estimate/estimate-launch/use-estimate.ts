import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState } from 'react';
import { requestToEstimate, selectEstimate, selectEstimateStage, selectLinks } from '#machines/flows/launch/estimate/estimate-launch.ts';
import type { EstimateLaunchActorRef } from '#machines/flows/launch/estimate/estimate-launch.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import type { RequestFacts } from '#schema/rules/launch/readiness.ts';
import type { RequestTest } from '#schema/rules/launch/request-draft.ts';
import { usePortal } from '#src/viewer.tsx';
import { estimateMachine } from './estimate-launch.ports.ts';

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
