// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { listener, ownTest } from '#machines/flows/launch/launch.builders.ts';
import { scopeStepMachine } from '#machines/flows/launch/wizard/scope-step.ts';
import type { ScopeStepActorRef } from '#machines/flows/launch/wizard/scope-step.ts';
import type { LaunchFlags } from '#schema/rules/launch/flags.ts';
import { caseRun, flagsWith } from '#schema/rules/launch/requested-test.builders.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import { KnownIssuesView } from './known-issues.view.tsx';
import type { EarlierTests } from './known-issues.view.tsx';
import { ScopeCasesView } from './scope-cases.view.tsx';
import { useStepForm } from './step-form.ts';

afterEach(cleanup);

const nothing = (): void => {};
const sources = { zephyr: <p>from Zephyr</p>, testRail: <p>from TestRail</p>, sheet: <p>from a sheet</p> };
const actions = {
  onSource: nothing,
  onImport: nothing,
  onDownload: nothing,
  onEdit: nothing,
  onEdited: nothing,
  onAdd: nothing,
  onRemove: nothing,
};

const noEarlier: EarlierTests = { stage: 'known', tests: [] };

function Offered({ stepRef, earlier = noEarlier }: { readonly stepRef: ScopeStepActorRef; readonly earlier?: EarlierTests }) {
  const form = useStepForm(stepRef);
  return (
    <>
      <ScopeCasesView form={form} actions={actions} sources={sources} />
      <KnownIssuesView form={form} earlier={earlier} onImport={nothing} sheet={<p>issues from a sheet</p>} />
    </>
  );
}

const offered = (values: Partial<RequestedTestValues>, on: Partial<LaunchFlags>): readonly string[] => {
  const input = { ...ownTest, step: 'scope' as const, values: caseRun(values), flags: flagsWith(on), listener: listener().ref };
  render(<Offered stepRef={createActor(scopeStepMachine, { input }).start()} />);
  const found = ['from Zephyr', 'from TestRail', 'from a sheet', 'issues from a sheet'].filter((text) => screen.queryByText(text) !== null);
  cleanup();
  return found;
};

describe('the earlier tests that known issues can start from', () => {
  const show = (earlier: EarlierTests) => {
    const input = {
      ...ownTest,
      step: 'scope' as const,
      values: caseRun(),
      flags: flagsWith({ autoLaunchingEnabled: true }),
      listener: listener().ref,
    };
    render(<Offered stepRef={createActor(scopeStepMachine, { input }).start()} earlier={earlier} />);
    return [
      'No earlier tests for this platform.',
      'Loading the earlier tests',
      'The earlier tests could not be loaded.',
      'Release 10',
    ].filter((text) => screen.queryAllByText(text).length > 0);
  };

  it('LA-246: are on their way, did not come, are none, or are chosen from', () => {
    expect(show({ stage: 'loading' })).toEqual(['Loading the earlier tests']);
    cleanup();
    let asked = 0;
    expect(show({ stage: 'failed', onRetry: () => (asked += 1) })).toEqual(['The earlier tests could not be loaded.']);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(asked).toBe(1);
    cleanup();
    expect(show({ stage: 'known', tests: [] })).toEqual(['No earlier tests for this platform.']);
    cleanup();
    expect(show({ stage: 'known', tests: [{ id: 'e1', name: 'Release 10', testCycleCode: 'NW-1' }] })).toEqual(['Release 10']);
  });
});

describe('where the rows of the Scope step come from', () => {
  it('LA-253: test cases may come from the two Zephyrs, with every flag on and off', () => {
    expect(offered({}, {})).toEqual(['from Zephyr']);
    expect(offered({}, { testCaseUploader: true })).toEqual(['from Zephyr']);
  });

  it('LA-465: the flag customer-test-rails-test-case-importer offers the TestRail importer', () => {
    expect(offered({}, { testRailImporter: true })).toEqual(['from Zephyr', 'from TestRail']);
    expect(offered({}, { testRailImporter: false })).not.toContain('from TestRail');
  });

  it('LA-459: the sheet behind the link is read where spreadsheet auto-import is on', () => {
    const both = { googleSheetsAutoImportEnabled: true, autoLaunchingEnabled: true };
    expect(offered({ testCasesSource: 'url' }, both)).toEqual(['from a sheet']);
    expect(offered({ testCasesSource: 'url' }, { ...both, googleSheetsAutoImportEnabled: false })).toEqual([]);
    expect(offered({ testCasesSource: 'csv' }, both)).toEqual(['from Zephyr']);
  });

  it('known issues may come from a sheet where they are uploaded', () => {
    const upload = { autoLaunchingEnabled: true, knownIssuesUploadEnabled: true };
    expect(offered({ knownIssuesSource: 'upload' }, upload)).toEqual(['from Zephyr', 'issues from a sheet']);
    expect(offered({ knownIssuesSource: 'recent' }, upload)).toEqual(['from Zephyr']);
  });
});
