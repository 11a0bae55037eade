import { useSelector } from '@xstate/react';
import { selectEstimate, selectEstimateStage } from '#machines/flows/launch/estimate/estimate-launch.ts';
import type { EstimateLaunchActorRef } from '#machines/flows/launch/estimate/estimate-launch.ts';
import type { LaunchEstimate } from '#schema/rules/launch/estimate.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import type { RequestTest } from '#schema/rules/launch/request-draft.ts';
import { testTitle } from '#schema/rules/launch/requested-test.ts';
import { Button } from '#src/ui/button.tsx';
import { EstimateSheet } from '#src/areas/launch/estimate/estimate-launch/estimate-sheet.tsx';
import { EstimateSkeleton } from '#src/areas/launch/estimate/estimate-launch/estimate-skeleton.tsx';
import type { Pair } from '#src/ui/pairs.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { basisWords, countWords, creditWords, hourWords, leverSentences, matchingWords, shortWords } from './estimate-words.ts';

type EstimateProps = { readonly estimateRef: EstimateLaunchActorRef };
type TestProps = EstimateProps & { readonly test: RequestTest; readonly flags: LaunchFlags };
type RequestProps = EstimateProps & { readonly tests: readonly RequestTest[]; readonly flags: LaunchFlags };

function Levers({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <ul aria-label="What moves the estimate" className="flex flex-col gap-1">
      {sentences.map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}

function Otherwise({ estimateRef, parts }: EstimateProps & { readonly parts: number }) {
  const stage = useSelector(estimateRef, selectEstimateStage);
  if (stage === 'asking') return <EstimateSkeleton label="Estimating" parts={parts} />;
  return (
    <Sheet label="Estimate">
      <SheetHead title="Estimate" />
      <SheetBody className="flex flex-col items-start gap-2">
        {stage === 'failed' ? (
          <>
            <p className="text-ink-2">The estimate could not be loaded. You can launch without it.</p>
            <Button size="small" onPress={() => estimateRef.send({ type: 'estimate.retry' })}>
              Retry
            </Button>
          </>
        ) : (
          <p className="text-ink-2">Choose an activity to see testers, time and cost.</p>
        )}
      </SheetBody>
    </Sheet>
  );
}

const isStale = (stage: ReturnType<typeof selectEstimateStage>): boolean => stage !== 'known';

export function TestEstimateView({ estimateRef, test, flags }: TestProps) {
  const estimate = useSelector(estimateRef, selectEstimate);
  const stage = useSelector(estimateRef, selectEstimateStage);
  const found = estimate?.tests.find((one) => one.test === test.id);
  if (found === undefined || stage === 'failed') return <Otherwise estimateRef={estimateRef} parts={0} />;
  const sentences = leverSentences(found, test.values, flags);
  const pairs: readonly Pair[] = [
    {
      label: 'Testers who match',
      value: test.values.customTargetingRequirements.trim() === '' ? matchingWords(found.groups) : 'Chosen by hand',
    },
    { label: 'Results', value: countWords(found.results) },
    ...(found.credits === null ? [] : [{ label: 'Cost', value: creditWords(found.credits) }]),
  ];
  return (
    <EstimateSheet
      basis={basisWords(found.pastTests)}
      figure={{ label: 'Turnaround', value: hourWords(found.hours) }}
      pairs={pairs}
      note={sentences.length === 0 ? undefined : <Levers sentences={sentences} />}
      dimmed={isStale(stage)}
    />
  );
}

function allLevers(estimate: LaunchEstimate, tests: readonly RequestTest[], flags: LaunchFlags): readonly string[] {
  const most = 3;
  return estimate.tests
    .flatMap((found) => {
      const at = tests.findIndex(({ id }) => id === found.test);
      const test = tests[at];
      if (test === undefined) return [];
      const sentences = leverSentences(found, test.values, flags);
      return tests.length === 1 ? sentences : sentences.slice(0, 1).map((sentence) => `${testTitle(test.values, at)}. ${sentence}`);
    })
    .slice(0, most);
}

export function RequestEstimateView({ estimateRef, tests, flags }: RequestProps) {
  const estimate = useSelector(estimateRef, selectEstimate);
  const stage = useSelector(estimateRef, selectEstimateStage);
  if (estimate === null || stage === 'failed') return <Otherwise estimateRef={estimateRef} parts={tests.length < 2 ? 0 : tests.length} />;
  const { credits, balanceAfter, hours } = estimate;
  const nameOf = (id: string): string => {
    const at = tests.findIndex((test) => test.id === id);
    const test = tests[at];
    return test === undefined ? '' : testTitle(test.values, at);
  };
  const turnaround: Pair = { label: 'Turnaround', value: hourWords(hours) };
  const pairs: readonly Pair[] = [
    ...(credits === null ? [] : [turnaround]),
    { label: 'Testers who match', value: matchingWords(estimate.tests.flatMap(({ groups }) => groups)) },
    ...(balanceAfter === null
      ? []
      : [
          {
            label: 'Balance after launch',
            value: <span className={balanceAfter < 0 ? 'text-danger' : ''}>{creditWords(balanceAfter)}</span>,
          },
        ]),
  ];
  const sentences = allLevers(estimate, tests, flags);
  return (
    <EstimateSheet
      basis={basisWords(estimate.pastTests)}
      figure={credits === null ? turnaround : { label: 'Cost per run', value: creditWords(credits) }}
      parts={
        credits === null || estimate.tests.length < 2
          ? []
          : estimate.tests.map((test) => ({ label: nameOf(test.test), value: test.credits ?? 0 }))
      }
      pairs={pairs}
      note={sentences.length === 0 ? undefined : <Levers sentences={sentences} />}
      dimmed={isStale(stage)}
    />
  );
}

export function ShortEstimateView({ estimateRef }: EstimateProps) {
  const estimate = useSelector(estimateRef, selectEstimate);
  const stage = useSelector(estimateRef, selectEstimateStage);
  if (stage === 'failed' || (estimate === null && stage === 'idle')) return null;
  return (
    <p className={`min-w-0 flex-1 basis-full text-small transition-opacity duration-160 ${isStale(stage) ? 'opacity-55' : ''}`}>
      <span className="font-semibold">{estimate === null ? 'Estimating' : shortWords(estimate)}</span>
    </p>
  );
}
