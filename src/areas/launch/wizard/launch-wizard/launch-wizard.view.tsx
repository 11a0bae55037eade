import { useSelector } from '@xstate/react';
import { ArrowLeft, ArrowRight, Check, Copy } from 'lucide-react';
import { Suspense, useDeferredValue, useMemo } from 'react';
import type { ReactNode } from 'react';
import { selectCanGoBack, selectStep, selectTestId, selectTestName } from '#machines/flows/launch/wizard/launch-wizard.ts';
import type { LaunchWizardActorRef } from '#machines/flows/launch/wizard/launch-wizard.ts';
import { wizardStepLabels } from '#schema/vocabulary/launch/options.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { ActionBar, Foot } from '#src/ui/action-bar.tsx';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Columns, Page, PageHeader } from '#src/ui/page.tsx';
import { Sheet } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { WizardStepper } from '#src/ui/wizard-stepper.tsx';
import { clonePlace, templatesPlace, wizardPlace } from '../../request/launch-places.ts';
import { useSteps } from './use-steps.ts';

type LaunchWizardViewProps = {
  readonly actorRef: LaunchWizardActorRef;
  readonly isNew: boolean;
  readonly over: string;
  readonly phoneHead: ReactNode;
  readonly rail: ReactNode;
  readonly onNext: () => void;
  readonly children: ReactNode;
};

const sentences: Readonly<Record<WizardStep, string>> = {
  activity: 'What testers should do.',
  app: 'What they test, and where they find it.',
  scope: 'What testers should run, and how results come back to you.',
  targeting: 'Who should test, and on which devices.',
  'test-data': 'Accounts and data that testers need.',
  review: 'Everything you entered, before it joins the request.',
};

function Moves({ actorRef, isNew, onNext }: Pick<LaunchWizardViewProps, 'actorRef' | 'isNew' | 'onNext'>) {
  const step = useSelector(actorRef, selectStep);
  const canGoBack = useSelector(actorRef, selectCanGoBack);
  const isLast = step === 'review';
  return (
    <>
      {canGoBack ? (
        <Button icon={ArrowLeft} onPress={() => actorRef.send({ type: 'step.back' })}>
          Back
        </Button>
      ) : (
        <span className="max-desk:hidden" />
      )}
      <Button kind="primary" trailingIcon={isLast ? Check : ArrowRight} keys="Ctrl Enter" onPress={onNext}>
        {isLast ? (isNew ? launchTexts.addToRequest : launchTexts.updateTest) : 'Next'}
      </Button>
    </>
  );
}

type StepperProps = Pick<LaunchWizardViewProps, 'actorRef' | 'over'>;

/** Deferred, so that typing does not wait for it. */
function Stepper({ actorRef, over }: StepperProps) {
  const testId = useSelector(actorRef, selectTestId);
  const current = useSelector(actorRef, selectStep);
  const name = useDeferredValue(useSelector(actorRef, selectTestName));
  const steps = useDeferredValue(useSteps(actorRef));
  return useMemo(
    () => (
      <WizardStepper
        label="Steps"
        over={over}
        title={name}
        current={current}
        steps={steps.map(({ step: id, title, note, state }) => ({ id, title, note, state, href: wizardPlace(testId, id) }))}
      />
    ),
    [testId, current, name, steps, over],
  );
}

function Head({ actorRef, isNew }: Pick<LaunchWizardViewProps, 'actorRef' | 'isNew'>) {
  const step = useSelector(actorRef, selectStep);
  return (
    <PageHeader
      title={wizardStepLabels[step]}
      sentence={sentences[step]}
      actions={
        isNew && step === 'activity' ? (
          <>
            <LinkButton kind="ghost" href={templatesPlace}>
              {launchTexts.fromTemplate}
            </LinkButton>
            <LinkButton kind="ghost" href={clonePlace} icon={Copy}>
              {launchTexts.clonePrevious}
            </LinkButton>
          </>
        ) : undefined
      }
    />
  );
}

function ComingStep() {
  return (
    <Loading label="Loading the step">
      <Sheet>
        <SkeletonRows rows={4} />
      </Sheet>
    </Loading>
  );
}

export function LaunchWizardView({ actorRef, isNew, over, phoneHead, rail, onNext, children }: LaunchWizardViewProps) {
  return (
    <>
      <Page>
        {phoneHead}
        <Columns menu={<Stepper actorRef={actorRef} over={over} />} rail={<Suspense>{rail}</Suspense>}>
          <Head actorRef={actorRef} isNew={isNew} />
          <Suspense fallback={<ComingStep />}>
            {children}
            <Foot className="items-center justify-between py-2">
              <Moves actorRef={actorRef} isNew={isNew} onNext={onNext} />
            </Foot>
          </Suspense>
        </Columns>
      </Page>
      <ActionBar>
        <Moves actorRef={actorRef} isNew={isNew} onNext={onNext} />
      </ActionBar>
    </>
  );
}
