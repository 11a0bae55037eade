import type { Problem } from '#schema/rules/launch/problems.ts';
import { isFastDelivery } from '#schema/rules/launch/modes.ts';
import { launchLimits } from '#schema/vocabulary/launch/limits.ts';
import { launchMessages } from '#schema/vocabulary/launch/texts.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { ScopeCasesView } from './scope-cases.view.tsx';
import type { CaseActions, CaseSources } from './scope-cases.view.tsx';
import { KnownIssuesView } from './known-issues.view.tsx';
import type { EarlierTest } from './known-issues.view.tsx';
import { ScopeQuestionsView, ScopeRequirementsView, ScopeTextsView } from './scope-questions.view.tsx';
import { VideoView } from './video.view.tsx';
import type { StepForm } from './step-form.ts';

type ScopeStepProps = {
  readonly form: StepForm;
  /** The form for everything but the words of the scope. */
  readonly beside: StepForm;
  readonly conflicts: readonly Problem[];
  readonly actions: CaseActions & { readonly onPick: () => void; readonly onImportIssues: () => void };
  readonly earlier: readonly EarlierTest[];
  readonly sources: CaseSources & { readonly issues: ReactNode };
};

const Cases = memo(ScopeCasesView);
const Requirements = memo(ScopeRequirementsView);
const Questions = memo(ScopeQuestionsView);
const KnownIssues = memo(KnownIssuesView);
const Video = memo(VideoView);

function Conflict({ form, conflicts }: Pick<ScopeStepProps, 'form' | 'conflicts'>) {
  const { values, flags, change } = form;
  if (!isFastDelivery(values, flags) || conflicts.length === 0) return null;
  const tooMany = conflicts.some(({ message }) => message === launchMessages.tooManyTestCases);
  const count = values.testCases.length;
  return (
    <Banner
      hue="danger"
      live
      title={
        tooMany
          ? `Fast delivery takes at most ${launchLimits.fastDeliveryTestCases} test cases. You imported ${count}.`
          : 'Fast delivery does not take everything chosen here.'
      }
      action={
        <Button kind="primary" onPress={() => change({ kind: 'fields', fields: { moderationEnabled: 'true' } })}>
          Switch to standard delivery
        </Button>
      }
    >
      {conflicts[0]?.message}
    </Banner>
  );
}

/** What testers should run, and how results come back. */
export function ScopeStepView({ form, beside, conflicts, actions, earlier, sources }: ScopeStepProps) {
  const { activity } = form.values;
  if (activity === '') return null;
  return (
    <>
      <Conflict form={beside} conflicts={conflicts} />
      <Cases form={beside} actions={actions} sources={sources} />
      <ScopeTextsView form={form} />
      <Requirements form={beside} activity={activity} />
      <Questions form={beside} />
      <KnownIssues form={beside} earlier={earlier} onImport={actions.onImportIssues} sheet={sources.issues} />
      <Video form={beside} onPick={actions.onPick} />
    </>
  );
}
