import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import { isFastDelivery } from '#schema/rules/launch/modes.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import { standardOnlyProblems } from '#schema/rules/launch/scope-rules.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { launchMessages } from '#schema/vocabulary/launch/texts.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import type { ReactNode } from 'react';
import { ScopeCasesView } from './scope-cases.view.tsx';
import type { CaseActions, CaseSources } from './scope-cases.view.tsx';
import { KnownIssuesView } from './known-issues.view.tsx';
import type { EarlierTest } from './known-issues.view.tsx';
import { ScopeQuestionsView, ScopeRequirementsView, ScopeTextsView } from './scope-questions.view.tsx';
import { VideoView } from './video.view.tsx';
import { useFact, useValue } from './step-form.ts';
import type { StepForm } from './step-form.ts';

type FormProps = { readonly form: StepForm };
type ScopeStepProps = FormProps & {
  readonly actions: CaseActions & { readonly onPick: () => void; readonly onImportIssues: () => void };
  readonly earlier: readonly EarlierTest[];
  readonly sources: CaseSources & { readonly issues: ReactNode };
};

const firstConflict = (values: RequestedTestValues, flags: LaunchFlags): string | null =>
  isFastDelivery(values, flags) ? (standardOnlyProblems(values, flags)[0]?.message ?? null) : null;
const hasTooMany = (values: RequestedTestValues, flags: LaunchFlags): boolean =>
  isFastDelivery(values, flags) && standardOnlyProblems(values, flags).some(({ message }) => message === launchMessages.tooManyTestCases);

function Conflict({ form }: FormProps) {
  const message = useFact(form, firstConflict);
  const isTooMany = useFact(form, hasTooMany);
  const count = useValue(form, 'testCases').length;
  if (message === null) return null;
  return (
    <Banner
      hue="danger"
      live
      title={
        isTooMany
          ? `Fast delivery takes at most ${launchLimits.fastDeliveryTestCases} test cases. You imported ${count}.`
          : 'Fast delivery does not take everything chosen here.'
      }
      action={
        <Button kind="primary" onPress={() => form.change({ kind: 'fields', fields: { moderationEnabled: 'true' } })}>
          Switch to standard delivery
        </Button>
      }
    >
      {message}
    </Banner>
  );
}

/** What testers should run, and how results come back. */
export function ScopeStepView({ form, actions, earlier, sources }: ScopeStepProps) {
  const activity = useValue(form, 'activity');
  if (activity === '') return null;
  return (
    <>
      <Conflict form={form} />
      <ScopeCasesView form={form} actions={actions} sources={sources} />
      <ScopeTextsView form={form} activity={activity} />
      <ScopeRequirementsView form={form} activity={activity} />
      <ScopeQuestionsView form={form} />
      <KnownIssuesView form={form} earlier={earlier} onImport={actions.onImportIssues} sheet={sources.issues} />
      <VideoView form={form} onPick={actions.onPick} />
    </>
  );
}
