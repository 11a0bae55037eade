// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { listener, ownTest } from '#machines/flows/launch/launch.builders.ts';
import { launchWizardMachine, selectStep } from '#machines/flows/launch/wizard/launch-wizard.ts';
import { scopeStepMachine } from '#machines/flows/launch/wizard/scope-step.ts';
import type { ScopeStepActorRef } from '#machines/flows/launch/wizard/scope-step.ts';
import { selectValues, wizardStepMachine } from '#machines/flows/launch/wizard/wizard-step.ts';
import type { WizardStepActorRef } from '#machines/flows/launch/wizard/wizard-step.ts';
import { caseRun, cases, exploratory, flagsWith, plainFlags } from '#schema/rules/launch/requested-test.builders.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import { newRequestedTest } from '#schema/rules/launch/requested-test.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import { yesNoQuestions } from '#schema/rules/launch/scope-rules.ts';
import { stepProblems } from '#schema/rules/launch/step-rules.ts';
import { marksOf } from '#tests/support/marked.ts';
import { fieldId } from '../../request/launch-places.ts';
import { ActivityStepView } from './activity-step.view.tsx';
import { AppStepView } from './app-step.view.tsx';
import { KnownIssuesView } from './known-issues.view.tsx';
import { LaunchWizardView } from './launch-wizard.view.tsx';
import { ReviewStepView } from './review-step.view.tsx';
import { ScopeStepView } from './scope-step.view.tsx';
import { TakenView } from './taken.view.tsx';
import { useStepForm } from './step-form.ts';

afterEach(cleanup);

const input = (step: WizardStep, values: RequestedTestValues, flags: LaunchFlags) => ({
  ...ownTest,
  step,
  values,
  flags,
  listener: listener().ref,
});
const plain = (step: WizardStep, values: RequestedTestValues, flags: LaunchFlags = plainFlags) =>
  createActor(wizardStepMachine, { input: input(step, values, flags) }).start();
const scope = (values: RequestedTestValues, flags: LaunchFlags = plainFlags) =>
  createActor(scopeStepMachine, { input: input('scope', values, flags) }).start();

const Activity = ({ stepRef }: { stepRef: WizardStepActorRef }) => <ActivityStepView form={useStepForm(stepRef)} />;
const App = ({ stepRef }: { stepRef: WizardStepActorRef }) => <AppStepView form={useStepForm(stepRef)} />;
const Review = ({ stepRef }: { stepRef: WizardStepActorRef }) => <ReviewStepView form={useStepForm(stepRef)} testId="t1" />;
const Scope = ({ stepRef, pressed }: { stepRef: ScopeStepActorRef; pressed: string[] }) => {
  const form = useStepForm(stepRef);
  return (
    <ScopeStepView
      form={form}
      sources={{ zephyr: 'From Zephyr', testRail: 'From TestRail', sheet: 'From a sheet of cases' }}
      knownIssues={
        <KnownIssuesView
          form={form}
          earlier={{ stage: 'known', tests: [{ id: 'e1', name: 'Checkout', testCycleCode: 'NW-1' }] }}
          onImport={() => pressed.push('issues')}
          sheet="From a sheet of issues"
        />
      }
      actions={{
        onSource: (source) => stepRef.send({ type: 'source.choose', source }),
        onImport: () => pressed.push('import'),
        onDownload: () => pressed.push('download'),
        onPick: () => pressed.push('pick'),
        onEdit: (index) => stepRef.send({ type: 'case.edit', index }),
        onEdited: () => stepRef.send({ type: 'case.close' }),
        onAdd: () => stepRef.send({ type: 'case.add' }),
        onRemove: () => stepRef.send({ type: 'case.remove' }),
      }}
    />
  );
};
const said = (text: string) => screen.queryAllByText(text).length;

describe('the fields of a step', () => {
  const asked = flagsWith({ videoRequirementEnabled: true, knownIssuesUploadEnabled: true });
  const app = { ...exploratory(), applicationType: 'android' as const };
  const yes = {
    requiresFinancialTransactions: 'true',
    requiresPredefinedUserAccounts: 'true',
    hasKnownIssuesList: 'true',
    videoRequired: 'true',
  } as const;
  it.each([
    ['app', app, plainFlags],
    ['scope', exploratory(yes), plainFlags],
    ['scope', caseRun(yes), plainFlags],
    ['scope', caseRun({ ...yes, testCases: cases(2), knownIssuesSource: 'upload' }), asked],
    ['review', exploratory(), plainFlags],
  ] as const)('are marked in %s where the rule misses them, and nowhere else', (step, values, flags) => {
    if (step === 'app') render(<App stepRef={plain(step, values, flags)} />);
    if (step === 'review') render(<Review stepRef={plain(step, values, flags)} />);
    if (step === 'scope') render(<Scope stepRef={scope(values, flags)} pressed={[]} />);
    const { shown, marked, required } = marksOf({
      values,
      problems: (given) => stepProblems(step, given, flags),
      idOf: fieldId,
      empty: { videoRequirementStrategy: 'none' },
    });
    expect([shown > 0, marked]).toEqual([true, required]);
    for (const question of document.querySelectorAll('[id^="field-scopeRequirements"] legend'))
      expect(question.matches('[data-starred]')).toBe(true);
  });
});

describe('what is asked once', () => {
  it('None of these answers every question about requirements with No, and keeps what was written for a Yes', () => {
    const values = exploratory({ requiresFinancialTransactions: 'true', financialTransactionsInstructions: 'Card 4242' });
    const stepRef = scope(values);
    render(<Scope stepRef={stepRef} pressed={[]} />);
    fireEvent.click(screen.getByRole('button', { name: 'None of these' }));
    const given = selectValues(stepRef.getSnapshot());
    expect(yesNoQuestions('exploratory', plainFlags).map(({ answer }) => given[answer])).toEqual(Array.from({ length: 6 }, () => 'false'));
    expect(given.financialTransactionsInstructions).toBe('Card 4242');
  });

  it('says from which test something was taken, and takes it away with one press', () => {
    const stepRef = plain('app', exploratory({ takenFrom: 'Checkout' }));
    render(<TakenView stepRef={stepRef} step="app" />);
    expect(screen.getByText('From Checkout.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Start empty' }));
    expect(selectValues(stepRef.getSnapshot()).accessToApplicationUrl).toBe('');
    expect(screen.queryByText('From Checkout.')).toBeNull();
  });
});

describe('the wizard', () => {
  const show = (isNew: boolean, values: RequestedTestValues, step: WizardStep = 'review') => {
    const actor = createActor(launchWizardMachine, {
      input: { ...ownTest, step, values, flags: plainFlags, listener: listener().ref },
    }).start();
    render(
      <LaunchWizardView actorRef={actor} isNew={isNew} over="Test 1 of 1" phoneHead={null} rail={null} onNext={() => {}}>
        {selectStep(actor.getSnapshot())}
      </LaunchWizardView>,
    );
  };

  it('LA-081: adds a new test', () => {
    show(true, exploratory());
    expect(screen.getAllByRole('button', { name: /^Add test to request/ }).length).toBeGreaterThan(0);
  });

  it('LA-082: updates a test of the request', () => {
    show(false, exploratory());
    expect(screen.getAllByRole('button', { name: /^Update test/ }).length).toBeGreaterThan(0);
  });

  it('LA-079: locks later steps and says when they open', () => {
    show(true, newRequestedTest(1), 'activity');
    const locked = screen.getByRole('link', { name: /^App/ });
    expect([locked.getAttribute('aria-disabled'), locked.getAttribute('href')]).toEqual(['true', null]);
    expect(screen.getByText('Opens when Activity has no errors')).toBeTruthy();
  });
});

describe('the Activity step', () => {
  it('LA-608 LA-615: says how fast results come and how many testers are invited', () => {
    render(<Activity stepRef={plain('activity', exploratory())} />);
    expect(screen.getByText(/Advanced tests deliver results in 48 hours or less\./).textContent).toContain('15 testers will be invited.');
  });

  it('LA-609 LA-610 LA-611 LA-612 LA-613: tells fast from standard delivery where it can be chosen', () => {
    render(<Activity stepRef={plain('activity', exploratory())} />);
    expect(said('Fast delivery: results within 6 hours, no moderation, no custom targeting, up to 25 test cases.')).toBe(0);
    cleanup();
    render(<Activity stepRef={plain('activity', exploratory(), flagsWith({ deliveryModeSelection: true }))} />);
    expect(said('Fast delivery: results within 6 hours, no moderation, no custom targeting, up to 25 test cases.')).toBe(1);
    expect(said('Standard delivery: moderated results within 48 hours, custom targeting available.')).toBe(1);
  });
});

it('LA-628: an application is web, Android or iOS', () => {
  render(<App stepRef={plain('app', exploratory())} />);
  expect(screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['web', 'android', 'ios']);
});

describe('the Scope step', () => {
  it('keeps the words of an answer that is none of those offered', () => {
    const stepRef = scope(caseRun(), flagsWith({ scopeRequirements: true }));
    render(<Scope stepRef={stepRef} pressed={[]} />);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Other' }));
    fireEvent.change(screen.getByLabelText(/^Other answer/), { target: { value: 'Tell us by mail' } });
    expect(screen.getByLabelText<HTMLInputElement>(/^Other answer/).value).toBe('Tell us by mail');
  });

  it('LA-617: previews the last five cases', () => {
    render(<Scope stepRef={scope(caseRun({ testCases: cases(8) }))} pressed={[]} />);
    expect([said('Last 5 of 8 test cases'), said('Case 3'), said('Case 4')]).toEqual([1, 0, 1]);
    fireEvent.click(screen.getByRole('button', { name: 'Show all (8)' }));
    expect(said('Case 1')).toBe(1);
  });

  it('LA-251 LA-252 LA-494: takes cases from a file or a link, and gives them back as a file', () => {
    const pressed: string[] = [];
    render(<Scope stepRef={scope(caseRun())} pressed={pressed} />);
    fireEvent.click(screen.getByRole('button', { name: 'Download test cases' }));
    expect(pressed).toEqual(['download']);
    fireEvent.click(screen.getByRole('radio', { name: 'Link' }));
    expect(screen.getByLabelText(/Link to the test cases/)).toBeTruthy();
  });

  it('LA-230 LA-461 LA-614: asks for video, and what it costs, only where it is enabled', () => {
    render(<Scope stepRef={scope(caseRun())} pressed={[]} />);
    expect(said('Is video evidence required?')).toBe(0);
    cleanup();
    render(<Scope stepRef={scope(caseRun(), flagsWith({ videoRequirementEnabled: true }))} pressed={[]} />);
    expect([said('Is video evidence required?'), said('Video evidence adds cost and turnaround time.')]).toEqual([1, 1]);
  });

  it('LA-231 LA-232: yes to video asks for its kind, and per case opens the choice', () => {
    const pressed: string[] = [];
    render(<Scope stepRef={scope(caseRun({ videoRequired: 'true' }), flagsWith({ videoRequirementEnabled: true }))} pressed={pressed} />);
    expect(screen.getByRole('radio', { name: 'The whole session, end to end' })).toBeTruthy();
    fireEvent.click(screen.getByRole('radio', { name: 'Chosen test cases' }));
    expect(pressed).toEqual(['pick']);
  });

  it('LA-325: warns of many results in fast delivery', () => {
    const fast = flagsWith({ deliveryModeSelection: true });
    render(<Scope stepRef={scope(caseRun({ moderationEnabled: 'false', numberOfResultsPerTestCaseNeeded: '4' }), fast)} pressed={[]} />);
    expect(said('We cannot guarantee that many results in fast delivery mode.')).toBe(1);
  });

  it('LA-458 LA-460: offers known issues by the organization’s switches', () => {
    render(<Scope stepRef={scope(exploratory())} pressed={[]} />);
    expect([said('Should a list of known issues be included?'), said('A spreadsheet')]).toEqual([1, 0]);
    cleanup();
    render(<Scope stepRef={scope(exploratory(), flagsWith({ autoLaunchingEnabled: true }))} pressed={[]} />);
    expect([said('Should a list of known issues be included?'), said('Checkout'), said('A spreadsheet')]).toEqual([0, 1, 0]);
    cleanup();
    render(
      <Scope stepRef={scope(exploratory(), flagsWith({ autoLaunchingEnabled: true, knownIssuesUploadEnabled: true }))} pressed={[]} />,
    );
    expect(said('A spreadsheet')).toBe(1);
  });
});

it('shows everything that was entered on Review, with a way back to each step', () => {
  render(<Review stepRef={plain('review', exploratory())} />);
  expect(screen.getAllByRole('link', { name: /^Edit/ }).map((link) => link.getAttribute('href'))).toEqual(
    ['activity', 'app', 'scope', 'targeting'].map((step) => `/launch/test?test=t1&step=${step}`),
  );
  expect([said('The order journey'), said('15 testers will be invited.'), said('Germany')]).toEqual([1, 1, 1]);
});

it('LO-31: calls on Review what will be sent as its fields do, without blanks around it and without what is not sent', () => {
  const values = caseRun({
    accessToApplicationUrl: '  https://shop.northwind.example ',
    applicationName: ' Shop ',
    applicationVersion: '4.2',
    requiresKycIdentityCheck: 'true',
    kycIdentityCheckInstructions: 'A passport.',
    videoRequired: 'true',
    videoRequirementStrategy: 'session',
    customTargetingRequirements: 'Left-handed',
  });
  render(<Review stepRef={plain('review', values, flagsWith({ videoRequirementEnabled: true }))} />);
  const labels = screen.getAllByRole('term').map(({ textContent, nextSibling }) => [textContent, nextSibling?.textContent]);
  expect(labels).toEqual([
    ['Activity', 'Test case run'],
    ['Type of application', 'Web'],
    ['Link to the application', 'https://shop.northwind.example'],
    ['Application name', 'Shop'],
    ['Test cases', '3 test cases, 3 results each'],
    ['Goal of the test', 'Find what stops a first order'],
    ['Do testers need to use pre-defined user accounts created by you?', 'No'],
    ['Do testers need access to a secure environment?', 'No'],
    ['Do any test cases require financial transactions?', 'No'],
    ['Do any test cases involve a KYC/identity check?', 'Yes. A passport.'],
    ['Do any test cases require personal identifying information?', 'No'],
    ['Do any test cases require moving to a different location?', 'No'],
    ['Known issues', 'None'],
    ['Is video evidence required?', 'Yes'],
    ['What is recorded', 'The whole session, end to end'],
    ['Custom targeting requirements', 'Left-handed'],
  ]);
});
