import type { ReactNode } from 'react';
import { Later } from '#src/ui/later.tsx';
import { Conflict } from './conflict.view.tsx';
import { ScopeCasesView } from './scope-cases.view.tsx';
import type { CaseActions, CaseSources } from './scope-cases.view.tsx';
import { ScopeQuestionsView, ScopeRequirementsView, ScopeTextsView } from './scope-questions.view.tsx';
import { VideoView } from './video.view.tsx';
import { useValue } from './step-form.ts';
import type { StepForm } from './step-form.ts';

type FormProps = { readonly form: StepForm };
type ScopeStepProps = FormProps & {
  readonly actions: CaseActions & { readonly onPick: () => void };
  readonly sources: CaseSources;
  readonly knownIssues: ReactNode;
};

export function ScopeStepView({ form, actions, sources, knownIssues }: ScopeStepProps) {
  const activity = useValue(form, 'activity');
  if (activity === '') return null;
  return (
    <>
      <Conflict form={form} step="scope" />
      <ScopeCasesView form={form} actions={actions} sources={sources} />
      <ScopeTextsView form={form} activity={activity} />
      <Later>
        <ScopeRequirementsView form={form} activity={activity} />
        <ScopeQuestionsView form={form} />
        {knownIssues}
        <VideoView form={form} onPick={actions.onPick} />
      </Later>
    </>
  );
}
