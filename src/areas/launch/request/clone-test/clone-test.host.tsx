import { useOnce } from '#src/ui/local.ts';
import { useActorRef, useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { cloneTestMachine, selectProgress } from '#machines/flows/launch/request/clone-test.ts';
import type { ClonedCases } from '#schema/rules/launch/cloned-cases.ts';
import { useStatusBar } from '#src/status-bar.tsx';
import { usePageTitle } from '#src/title.ts';
import { showToast } from '#src/ui/toast.tsx';
import { useEmitted } from '#src/use-emitted.ts';
import { usePortal } from '#src/viewer.tsx';
import { useOpenLaunch } from '../open-launch.ports.ts';
import { CloneTestView } from './clone-test.view.tsx';
import type { Client } from 'urql';
import { fromPromise } from 'xstate';
import type { InputFrom } from 'xstate';
import type { CloneTestPorts, CopiedPart, FoundSource, KeepAnswer } from '#machines/flows/launch/request/clone-test.ts';
import { goesAlong } from '#schema/rules/launch/cloned-cases.ts';
import { cloneOfRequest, cloneOfRun } from '#schema/rules/launch/clone-source.ts';
import type { ClonedTest, CloneSource, CloneTest } from '#schema/rules/launch/clone-source.ts';
import { joinMessages } from '#schema/rules/launch/problems.ts';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import type { RequestDraft } from '#schema/rules/launch/request-draft.ts';
import { cloneCase, cloneRequestedTest } from '#schema/rules/launch/requested-test-clone.ts';
import { fresh } from '#src/cache/call.ts';
import { CasesToClone, CloneSourceDocument, KeepClone, RequestedTestToClone } from './clone-test.documents.ts';

type CloneDeps = { readonly client: Client; readonly timezone: string };

const noAnswer = (error: unknown) => error ?? new Error('The server gave no answer.');

async function readSource(client: Client, id: string): Promise<FoundSource> {
  const { data, error } = await client.query(CloneSourceDocument, { id }, fresh).toPromise();
  if (data === undefined) throw noAnswer(error);
  const { platformTest, launchDrafts } = data;
  const source = platformTest.__typename === 'AdvancedTestRequest' ? cloneOfRequest(platformTest) : cloneOfRun(platformTest);
  return { source, hasDrafts: launchDrafts.length > 0 };
}

async function testOf(client: Client, { requestedTestId, values, unread }: CloneTest): Promise<ClonedTest> {
  if (requestedTestId === null) return { values, unread };
  const { data, error } = await client.query(RequestedTestToClone, { id: requestedTestId }, fresh).toPromise();
  if (data === undefined) throw noAnswer(error);
  return cloneRequestedTest(data.requestedTest);
}

type Wanted = InputFrom<CloneTestPorts['copyTest']>;

async function copyTest(client: Client, { source, index, current, cases }: Wanted): Promise<CopiedPart> {
  const test = source.tests[index];
  if (test === undefined) throw new Error('There is no such test to clone.');
  const { values, unread } = current ?? (await testOf(client, test));
  if (source.kind === 'request' || test.testCases === 0) return { values, unread, cursor: null };
  const { data, error } = await client
    .query(CasesToClone, { id: source.testId, after: current?.cursor ?? null, hasResults: cases === 'failing' }, fresh)
    .toPromise();
  if (data?.platformTest.__typename !== 'FlexibleTestingTest') throw noAnswer(error);
  const { nodes, pageInfo } = data.platformTest.cases;
  const before = current === null ? [] : values.testCases;
  return {
    values: {
      ...values,
      testCasesIncluded: 'true',
      testCasesSource: 'csv',
      testCasesUrl: '',
      testCases: [...before, ...nodes.filter((one) => goesAlong(cases, one)).map(cloneCase)],
    },
    unread,
    cursor: pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null,
  };
}

/** The copies as a draft holds them. */
export const draftOfClone = (source: CloneSource, tests: readonly ClonedTest[], timezone: string): RequestDraft => ({
  ...emptyDraft(timezone),
  name: source.name,
  sdlcStage: source.sdlcStage,
  files: source.files,
  tests: tests.map((each) => ({ id: crypto.randomUUID(), values: each.values })),
  unread: [...source.unread, ...tests.flatMap(({ unread }) => unread)],
});

async function keepClone(deps: CloneDeps, draftId: string, source: CloneSource, tests: readonly ClonedTest[]): Promise<KeepAnswer> {
  const values = draftOfClone(source, tests, deps.timezone);
  const input = { id: draftId, version: 0, name: source.name, step: 'summary', values, sdlcStage: source.sdlcStage };
  const { data, error } = await deps.client.mutation(KeepClone, { input }).toPromise();
  if (data === undefined) throw noAnswer(error);
  const { successful, errors } = data.saveLaunchDraft;
  const isKeptAlready = errors.some(({ code }) => code === 'stale_object');
  return successful || isKeptAlready ? { kind: 'kept' } : { kind: 'refused', message: joinMessages(errors) };
}

export const cloneTestPorts = (deps: CloneDeps): CloneTestPorts => ({
  readSource: fromPromise(({ input }) => readSource(deps.client, input.testId)),
  copyTest: fromPromise(({ input }) => copyTest(deps.client, input)),
  keepClone: fromPromise(({ input }) => keepClone(deps, input.draftId, input.source, input.tests)),
});

type CloneTestHostProps = {
  readonly testId: string;
  readonly cases: ClonedCases;
};

const mostTicks = 10;

export default function CloneTestHost({ testId, cases }: CloneTestHostProps) {
  const { client } = usePortal();
  const openRef = useOpenLaunch();
  const machine = useOnce(() =>
    cloneTestMachine.provide({ actors: cloneTestPorts({ client, timezone: new Intl.DateTimeFormat().resolvedOptions().timeZone }) }),
  );
  const input = useOnce(() => ({ testId, draftId: crypto.randomUUID(), cases }));
  const actorRef = useActorRef(machine, { input });
  const { done, total, sentence } = useSelector(actorRef, selectProgress);
  usePageTitle('Cloning a test');
  const ticks = total === 0 ? 0 : Math.floor((done / total) * mostTicks);
  useStatusBar(useMemo(() => ({ works: [{ id: 'clone', sentence, done: ticks, total: mostTicks }] }), [sentence, ticks]));
  useEmitted(actorRef, {
    'test.cloned': ({ draftId, hasDrafts }) => {
      showToast({
        type: 'success',
        text: `Cloned into a new request.${hasDrafts ? ' What you had started is kept under Other drafts.' : ''}`,
      });
      openRef.send({ type: 'test.cloned', draftId });
    },
    'clone.cancelled': () => openRef.send({ type: 'clone.cancelled' }),
  });
  return <CloneTestView actorRef={actorRef} />;
}
