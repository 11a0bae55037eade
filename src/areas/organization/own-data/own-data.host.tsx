import { selectHasFailed, selectIsAsking, selectOwnData, ownDataMachine } from '#machines/flows/organization/own-data.ts';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { ForgetMeView, OwnDataView } from './own-data.view.tsx';
import { forgetMeMachine } from '#machines/flows/organization/acts.ts';
import type { OwnData } from '#machines/flows/organization/own-data.ts';
import type { FormAnswer, FormValues } from '#machines/lib/form.ts';
import { archiveStates } from '#schema/vocabulary/own-data.ts';
import type { Portal } from '#src/cache/client.ts';
import * as v from 'valibot';
import { fromPromise } from 'xstate';

const Read = v.object({
  isByPassword: v.boolean(),
  archive: v.nullable(
    v.object({
      state: v.picklist(archiveStates),
      done: v.number(),
      total: v.number(),
      sizeBytes: v.nullable(v.number()),
      expiresAt: v.nullable(v.string()),
      link: v.nullable(v.string()),
    }),
  ),
});
const Answered = v.object({
  successful: v.boolean(),
  errors: v.array(v.object({ path: v.nullable(v.string()), message: v.string() })),
});

const ask = async (portal: Portal, what: string, body: object): Promise<unknown> => {
  const answer = await portal.post(`/api/session/${what}`, new Blob([JSON.stringify(body)], { type: 'application/json' }));
  return answer.json();
};

const ownDataFlow = (portal: Portal): typeof ownDataMachine =>
  ownDataMachine.provide({
    actors: {
      readOwnData: fromPromise<OwnData, undefined>(async () => v.parse(Read, await ask(portal, 'own-data', {}))),
      askOwnData: fromPromise<void, undefined>(async () => {
        if (!v.parse(Answered, await ask(portal, 'own-data/ask', {})).successful) throw new Error('the server made no archive');
      }),
    },
  });

const forgetMe = (portal: Portal): typeof forgetMeMachine =>
  forgetMeMachine.provide({
    actors: {
      send: fromPromise<FormAnswer, FormValues>(async ({ input }) => {
        const { successful, errors: faults } = v.parse(Answered, await ask(portal, 'forget', input));
        return { successful, faults, secret: null };
      }),
    },
  });

/** What is kept of oneself: handed over, and forgotten. */
export function OwnDataHost() {
  const portal = usePortal();
  const { email } = useViewer();
  const actorRef = useFlow(() => ownDataFlow(portal));
  const forgetting = useFlow(() => forgetMe(portal));
  const data = useSelector(actorRef, selectOwnData);
  const hasFailed = useSelector(actorRef, selectHasFailed);
  const isAsking = useSelector(actorRef, selectIsAsking);
  useEmitted(actorRef, { 'ask.refused': ({ message }) => showToast({ type: 'danger', text: message }) });
  useEmitted(forgetting, {
    'form.done': () => window.location.assign('/'),
    'form.refused': ({ message }) => showToast({ type: 'danger', text: message }),
  });
  if (hasFailed)
    return <LoadFailure title="Your data could not be loaded." requestId={null} onRetry={() => actorRef.send({ type: 'data.reload' })} />;
  if (data === null)
    return (
      <Loading label="Loading your data">
        <SkeletonRows rows={2} />
      </Loading>
    );
  return (
    <>
      <OwnDataView
        archive={data.archive}
        isAsking={isAsking}
        onAsk={() => actorRef.send({ type: 'data.ask' })}
        onForget={() => forgetting.send({ type: 'form.open' })}
      />
      <ForgetMeView actorRef={forgetting} isByPassword={data.isByPassword} email={email} />
    </>
  );
}
