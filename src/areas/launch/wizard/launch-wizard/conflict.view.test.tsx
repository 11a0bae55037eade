// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { listener, ownTest } from '#machines/flows/launch/launch.builders.ts';
import { scopeStepMachine } from '#machines/flows/launch/wizard/scope-step.ts';
import type { ScopeStepActorRef } from '#machines/flows/launch/wizard/scope-step.ts';
import { wizardStepMachine, selectValues } from '#machines/flows/launch/wizard/wizard-step.ts';
import type { WizardStepActorRef } from '#machines/flows/launch/wizard/wizard-step.ts';
import { caseRun, cases, flagsWith } from '#schema/rules/launch/requested-test.builders.ts';
import { ScopeStepView } from './scope-step.view.tsx';
import { useStepForm } from './step-form.ts';
import { TargetingStepView } from './targeting-step.view.tsx';

afterEach(cleanup);

const flags = flagsWith({ deliveryModeSelection: true, testCaseUploader: true });
const options = {
  countries: [],
  languages: [],
  operatingSystemDeviceTypes: [],
  operatingSystemVersions: [],
  devices: [],
  internetBrowsers: [],
};
const offer = { options, isLoading: false, failure: null, onRetry: () => {}, preset: [] };
const sources = { zephyr: null, testRail: null, sheet: null };
const nothing = (): void => {};
const actions = {
  onSource: nothing,
  onImport: nothing,
  onDownload: nothing,
  onPick: nothing,
  onEdit: nothing,
  onEdited: nothing,
  onAdd: nothing,
  onRemove: nothing,
};

const Targeting = ({ stepRef }: { stepRef: WizardStepActorRef }) => <TargetingStepView form={useStepForm(stepRef)} offer={offer} />;
const Scope = ({ stepRef }: { stepRef: ScopeStepActorRef }) => (
  <ScopeStepView form={useStepForm(stepRef)} sources={sources} actions={actions} knownIssues={null} />
);

const toStandard = () => fireEvent.click(screen.getByRole('button', { name: 'Switch to standard delivery' }));
const focused = () => document.activeElement?.textContent;

describe('what fast delivery does not take', () => {
  it('is said beside custom targeting, and standard delivery takes it, with the focus in the words', () => {
    const values = caseRun({ moderationEnabled: 'false', customTargetingRequirements: 'Left-handed' });
    const stepRef = createActor(wizardStepMachine, { input: { step: 'targeting', values, flags, listener: listener().ref } }).start();
    render(<Targeting stepRef={stepRef} />);
    expect(screen.getByRole('alert').textContent).toContain('Please select the standard delivery mode to be able to use this option.');
    toStandard();
    expect([selectValues(stepRef.getSnapshot()).moderationEnabled, screen.queryByRole('alert')]).toEqual(['true', null]);
    expect(focused()).toBe('Left-handed');
  });

  it('is told of too many test cases, and the focus goes on to them', () => {
    const values = caseRun({ moderationEnabled: 'false', testCases: cases(26), testCasesFile: 'cases.csv' });
    const stepRef = createActor(scopeStepMachine, {
      input: { ...ownTest, step: 'scope', values, flags, listener: listener().ref },
    }).start();
    render(<Scope stepRef={stepRef} />);
    expect(screen.getByRole('alert').textContent).toContain('Fast delivery takes at most 25 test cases. You imported 26.');
    toStandard();
    expect([selectValues(stepRef.getSnapshot()).moderationEnabled, screen.queryByRole('alert')]).toEqual(['true', null]);
    expect(focused()).toBe('Replace file');
  });
});
