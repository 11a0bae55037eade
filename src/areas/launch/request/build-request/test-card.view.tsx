import { Copy, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import { namedTestProblem } from '#schema/rules/launch/named-problem.ts';
import { invitesFixedNumber } from '#schema/rules/launch/modes.ts';
import type { RequestTest } from '#schema/rules/launch/request-draft.ts';
import type { RequestedTestValues, TargetingGroup } from '#schema/rules/launch/requested-test.ts';
import { stepProblems, stepsFor, testProblems } from '#schema/rules/launch/step-rules.ts';
import { activitySentence, casesSentence, groupSentence, linkText, truncated } from '#schema/rules/launch/summary.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { applicationTypeLabels, wizardStepLabels } from '#schema/vocabulary/launch/options.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { IconButton } from '#src/ui/icon-button.tsx';
import { Link } from '#src/ui/link.tsx';
import { Pill } from '#src/ui/pill.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { ShortList } from '#src/ui/short-list.tsx';
import { TagChip } from '#src/ui/tag-chip.tsx';
import { CircleAlert, Check } from 'lucide-react';
import { cardId, wizardPlace } from '../launch-places.ts';
import { placed } from '../placed.ts';
import { StepLink } from '../step-link.tsx';
import { counted } from '#schema/vocabulary/counted.ts';

type TestCardProps = {
  readonly test: RequestTest;
  readonly position: number;
  readonly flags: LaunchFlags;
  readonly codes: ReadonlyMap<string, string>;
  readonly canRemove: boolean;
  readonly limitReason: string | null;
  readonly onDuplicate: () => void;
  readonly onRemove: () => void;
};

function Group({ group, codes }: { readonly group: TargetingGroup; readonly codes: ReadonlyMap<string, string> }) {
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      {group.countries.map(({ id, name }) => (
        <TagChip key={id} country={codes.get(id)}>
          {name}
        </TagChip>
      ))}
      <span className="text-ink-2">{groupSentence(group)}</span>
    </span>
  );
}

function Scope({ values, flags }: { readonly values: RequestedTestValues; readonly flags: LaunchFlags }) {
  const cases = casesSentence(values, flags);
  return (
    <>
      {cases === null ? null : <p>{cases}</p>}
      {values.inScope === '' ? null : <p>{truncated(values.inScope, launchLimits.summaryScope)}</p>}
      {values.outOfScope === '' ? null : (
        <p className="text-ink-2">Out of scope: {truncated(values.outOfScope, launchLimits.summaryScope)}</p>
      )}
    </>
  );
}

function App({ values }: { readonly values: RequestedTestValues }) {
  return (
    <p>
      {values.applicationType === '' ? null : `${applicationTypeLabels[values.applicationType]}, `}
      <Link href={values.accessToApplicationUrl} external label={values.accessToApplicationUrl}>
        {linkText(values.accessToApplicationUrl)}
      </Link>
    </p>
  );
}

function content(step: WizardStep, values: RequestedTestValues, flags: LaunchFlags, codes: ReadonlyMap<string, string>): ReactNode {
  switch (step) {
    case 'activity':
      return (
        <>
          <p>{activitySentence(values, flags)}</p>
          {invitesFixedNumber(values) ? <p className="text-ink-2">{launchTexts.invitedTesters}</p> : null}
        </>
      );
    case 'app':
      return <App values={values} />;
    case 'scope':
      return <Scope values={values} flags={flags} />;
    case 'targeting':
      if (values.customTargetingRequirements.trim() !== '') return truncated(values.customTargetingRequirements, launchLimits.summaryScope);
      return (
        <ShortList label="Targeting groups" most={launchLimits.shortList}>
          {placed(values.targetingGroups).map(({ key, one }) => (
            <Group key={key} group={one} codes={codes} />
          ))}
        </ShortList>
      );
    case 'test-data':
      return values.requiresTestData === 'true' ? counted(values.testDataPool.length, 'row', 'rows') : 'Not needed';
    case 'review':
      return truncated(values.name, launchLimits.name);
  }
}

export function TestCard({ test, position, flags, codes, canRemove, limitReason, onDuplicate, onRemove }: TestCardProps) {
  const { id, values } = test;
  const toFix = testProblems(values, flags).length;
  const headingId = cardId(id);
  return (
    <Sheet labelledby={headingId}>
      <div className="flex items-center gap-2.5 border-b border-line py-2 pr-3 pl-4">
        <span className="grid h-6 min-w-6 place-items-center rounded-pill bg-pressed px-1.5 text-small font-name tabular">{position}</span>
        <h2 id={headingId} className="line-clamp-2 min-w-0 text-head [overflow-wrap:anywhere]">
          {truncated(values.name, launchLimits.name)}
        </h2>
        {toFix === 0 ? (
          <Pill hue="success" icon={Check}>
            Complete
          </Pill>
        ) : (
          <Pill hue="danger" icon={CircleAlert}>{`${toFix} to fix`}</Pill>
        )}
        <span className="ml-auto flex shrink-0 gap-1">
          <IconButton icon={Copy} label={launchTexts.duplicateTest} disabledReason={limitReason} onPress={onDuplicate} />
          {canRemove ? (
            <IconButton icon={Trash2} label={launchTexts.removeTest} onPress={onRemove} />
          ) : (
            <span className="size-[30px] max-desk:size-11 touch:size-11" />
          )}
        </span>
      </div>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-3 px-4 py-3.5 desk:grid-cols-2 touch:gap-y-6">
        {stepsFor(flags).map((step) => {
          const [problem] = stepProblems(step, values, flags);
          const label = wizardStepLabels[step];
          return (
            <div key={step} className="grid grid-cols-[80px_minmax(0,1fr)_auto] items-start gap-3">
              <dt className="text-ink-2">{label}</dt>
              <dd className="flex min-w-0 flex-col gap-1 [overflow-wrap:anywhere]">
                {problem === undefined ? (
                  content(step, values, flags, codes)
                ) : (
                  <Link href={wizardPlace(id, step, problem.path)}>{namedTestProblem(problem, values, flags)}</Link>
                )}
              </dd>
              <dd className="-mt-0.5 flex">
                <StepLink href={wizardPlace(id, step)} of={`${label.toLowerCase()} of ${values.name}`} />
              </dd>
            </div>
          );
        })}
      </dl>
    </Sheet>
  );
}
