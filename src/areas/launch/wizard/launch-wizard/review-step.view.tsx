import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { selectValues } from '#machines/flows/launch/wizard/wizard-step.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import { entryLabelOf, labelOf } from '#schema/rules/launch/named-problem.ts';
import { includesTestCases } from '#schema/rules/launch/requested-test.ts';
import { asSent } from '#schema/rules/launch/requested-test-input.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import { invitesFixedNumber } from '#schema/rules/launch/modes.ts';
import { yesNoQuestions } from '#schema/rules/launch/scope-rules.ts';
import { stepsFor } from '#schema/rules/launch/step-rules.ts';
import { activitySentence, casesSentence, groupSentence } from '#schema/rules/launch/summary.ts';
import { knownIssuesWay, questionsFor } from '#schema/rules/launch/modes.ts';
import { fieldLabels } from '#schema/vocabulary/launch/field-labels.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { applicationTypeLabels, noEarlierTest, videoStrategyLabels, wizardStepLabels } from '#schema/vocabulary/launch/options.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { Later } from '#src/ui/later.tsx';
import { Pairs } from '#src/ui/pairs.tsx';
import { Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';
import { wizardPlace } from '../../request/launch-places.ts';
import { StepLink } from '../../request/step-link.tsx';
import { StepTextField } from './step-fields.view.tsx';
import { useFlags } from './step-form.ts';
import type { StepForm } from './step-form.ts';
import { counted } from '#schema/vocabulary/counted.ts';

type Pair = { readonly label: string; readonly value: ReactNode };
type Form = { readonly values: RequestedTestValues; readonly flags: LaunchFlags };
type ReviewProps = { readonly form: StepForm; readonly testId: string };

const words = { true: 'Yes', false: 'No', '': '' } as const;
const said = (label: string, value: string): readonly Pair[] =>
  value.trim() === '' ? [] : [{ label, value: <span className="whitespace-pre-wrap [overflow-wrap:anywhere]">{value}</span> }];

function questionPairs({ values, flags }: Form): readonly Pair[] {
  const { activity } = values;
  if (activity === '') return [];
  return yesNoQuestions(activity, flags).map(({ answer, instructions }) => {
    const given = values[answer];
    return { label: labelOf(answer, activity), value: given === 'true' ? `Yes. ${values[instructions]}` : words[given] };
  });
}

function knownIssuesPairs({ values, flags }: Form): readonly Pair[] {
  const way = knownIssuesWay(values, flags);
  if (way === 'list') return said(fieldLabels.knownIssues, values.hasKnownIssuesList === 'true' ? values.knownIssuesListUrl : 'None');
  return said(
    fieldLabels.knownIssues,
    way === 'upload'
      ? `${values.knownIssues.length} from ${values.knownIssuesUrl}`
      : values.kilStartingFromTestCycleCode === noEarlierTest
        ? 'None'
        : values.kilStartingFromTestCycleCode || 'None',
  );
}

function scopePairs(form: Form): readonly Pair[] {
  const { values, flags } = form;
  const cases = casesSentence(values, flags);
  return [
    ...(cases === null ? [] : said(fieldLabels.testCases, cases)),
    ...(includesTestCases(values) && values.testCasesSource === 'url' ? said(fieldLabels.testCasesUrl, values.testCasesUrl) : []),
    ...said(fieldLabels.inScope, values.inScope),
    ...said(fieldLabels.outOfScope, values.outOfScope),
    ...said(fieldLabels.testGoal, values.testGoal),
    ...questionPairs(form),
    ...questionsFor(values, flags).flatMap(({ content }) => {
      const given = values.scopeRequirements.find((one) => one.content === content);
      return given === undefined ? [] : said(content, [...given.answers, given.other].filter((one) => one !== '').join(', '));
    }),
    ...knownIssuesPairs(form),
    ...(flags.videoRequirementEnabled ? videoPairs(values) : []),
  ];
}

const videoPairs = ({ videoRequired, videoRequirementStrategy }: RequestedTestValues): readonly Pair[] => [
  ...said(fieldLabels.videoRequired, words[videoRequired]),
  ...(videoRequired === 'true' ? said(fieldLabels.videoRequirementStrategy, videoStrategyLabels[videoRequirementStrategy]) : []),
];

function pairsOf(step: WizardStep, form: Form): readonly Pair[] {
  const { values, flags } = form;
  switch (step) {
    case 'activity':
      return [
        ...said(fieldLabels.activity, activitySentence(values, flags)),
        ...(invitesFixedNumber(values) ? said('Testers', launchTexts.invitedTesters) : []),
      ];
    case 'app':
      return [
        ...said(fieldLabels.applicationType, values.applicationType === '' ? '' : applicationTypeLabels[values.applicationType]),
        ...said(fieldLabels.accessToApplicationUrl, values.accessToApplicationUrl),
        ...said(fieldLabels.applicationName, values.applicationName),
        ...said(fieldLabels.applicationVersion, values.applicationVersion),
      ];
    case 'scope':
      return scopePairs(form);
    case 'targeting':
      if (values.customTargetingRequirements.trim() !== '')
        return said(fieldLabels.customTargetingRequirements, values.customTargetingRequirements);
      return values.targetingGroups.flatMap((group, index) =>
        said(
          entryLabelOf('targetingGroups', index),
          [group.countries.map(({ name }) => name).join(', '), groupSentence(group)].filter((part) => part !== '').join(', '),
        ),
      );
    case 'test-data':
      return said(
        fieldLabels.testDataPool,
        values.requiresTestData === 'true'
          ? `${counted(values.testDataPool.length, 'row', 'rows')} from ${values.testDataFile}`
          : 'Not needed',
      );
    case 'review':
      return [];
  }
}

const isSameButName = (one: RequestedTestValues, other: RequestedTestValues): boolean =>
  (Object.keys(other) as (keyof RequestedTestValues)[]).every((field) => field === 'name' || Object.is(one[field], other[field]));

function Entered({ form, testId }: ReviewProps) {
  const flags = useFlags(form);
  const given = useSelector(form.stepRef, selectValues, isSameButName);
  const values = useMemo(() => asSent(given, flags), [given, flags]);
  return stepsFor(flags)
    .filter((step) => step !== 'review')
    .map((step) => (
      <Sheet key={step} label={wizardStepLabels[step]}>
        <SheetHead title={wizardStepLabels[step]}>
          <StepLink href={wizardPlace(testId, step)} of={wizardStepLabels[step].toLowerCase()} />
        </SheetHead>
        <SheetBody>
          <Pairs items={pairsOf(step, { values, flags })} />
        </SheetBody>
      </Sheet>
    ));
}

export function ReviewStepView({ form, testId }: ReviewProps) {
  return (
    <>
      <Sheet label="Name">
        <SheetBody>
          <StepTextField form={form} field="name" max={launchLimits.name} isRequired />
        </SheetBody>
      </Sheet>
      <Later>
        <Entered form={form} testId={testId} />
      </Later>
    </>
  );
}
