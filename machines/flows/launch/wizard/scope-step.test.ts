import { describe, expect, it, vi } from 'vitest';
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import { noEarlierTest } from '#schema/vocabulary/launch/options.ts';
import { caseRun, exploratory, flagsWith, plainFlags } from '#schema/rules/launch/requested-test.builders.ts';
import { fromKnownIssueInput } from '#schema/rules/launch/known-issues.ts';
import type { RequestedTestValues } from '#schema/rules/launch/requested-test.ts';
import { walk } from '#machines/testing/walk.ts';
import { begunImport, listener, ownTest, silentImport } from '../launch.builders.ts';
import type { BegunImport, FindImport } from '../import/begun-import.rules.ts';
import { selectBegun, selectImportKind, selectImportRef } from './import-step.selectors.ts';
import { selectTestRunId, scopeStepMachine } from './scope-step.ts';
import type { ScopeStepActorRef } from './scope-step.ts';
import type { ImportStepEvent } from './import-step.setup.ts';
import { selectProblemAt } from './wizard-step.ts';
import { scopeStepSamples, film, perCase } from './scope-step.builders.ts';

describe('the Scope step', () => {
  const withImport = { importRows: silentImport };
  const opens = (step: ScopeStepActorRef, event: Extract<ImportStepEvent, { type: 'import.open' | 'import.resume' }>): void => {
    step.send(event);
    step.send({ type: 'import.fetched' });
  };
  const start = (values: RequestedTestValues, flags = film) =>
    createActor(scopeStepMachine.provide({ actors: withImport }), {
      input: { ...ownTest, step: 'scope', values, flags, listener: listener().ref },
    }).start();

  it('takes every transition', () => {
    expect(walk(scopeStepMachine, scopeStepSamples).missed).toEqual([]);
  });

  it('LA-232: opens the picker for per-case video only', () => {
    expect(
      [perCase, caseRun({ videoRequired: 'true', videoRequirementStrategy: 'session' }), caseRun()].map((values) =>
        start(values).getSnapshot().can({ type: 'picker.open' }),
      ),
    ).toEqual([true, false, false]);
  });

  it('LA-235: shows what is missing once the picker was closed', () => {
    const step = start(perCase);
    expect(selectProblemAt('videoRequirementStrategy')(step.getSnapshot())).toBeNull();
    step.send({ type: 'picker.open' });
    step.getSnapshot().children.pickVideoCases?.send({ type: 'picker.close' });
    expect(selectProblemAt('videoRequirementStrategy')(step.getSnapshot())).toBe(
      'Please select at least one test case for video recording',
    );
  });

  it('LA-626: opens the uploader by itself 200 ms after a file was chosen as the source', () => {
    const clock = new SimulatedClock();
    const step = createActor(scopeStepMachine, {
      input: { ...ownTest, step: 'scope', values: caseRun(), flags: plainFlags, listener: listener().ref },
      clock,
    }).start();
    step.send({ type: 'source.choose', source: 'csv' });
    clock.increment(199);
    expect(step.getSnapshot().matches('importing')).toBe(false);
    clock.increment(1);
    expect(step.getSnapshot().matches('importing')).toBe(true);
  });

  it('LA-464: imports a file only where the uploader is switched on', () => {
    expect(
      [start(caseRun(), plainFlags), start(caseRun(), flagsWith({ testCaseUploader: false }))].map((step) =>
        step.getSnapshot().can({ type: 'import.open' }),
      ),
    ).toEqual([true, false]);
  });

  it('takes rows handed over from elsewhere whatever the source is, and keeps the cases', () => {
    const step = start(caseRun({ testCasesSource: 'url' }));
    expect(step.getSnapshot().can({ type: 'import.open', kind: 'test_cases' })).toBe(false);
    opens(step, { type: 'import.open', kind: 'test_cases', given: { headers: ['Name'], rows: [['Pay']], source: 'Sheet' } });
    expect(step.getSnapshot().children.importRows?.getSnapshot().context.source).toMatchObject({ from: 'elsewhere', source: 'Sheet' });
  });

  it('remembers the TestRail run that was read, through its import and that of a file', () => {
    const step = start(caseRun());
    const close = () => step.getSnapshot().children.importRows?.send({ type: 'import.cancel' });
    opens(step, { type: 'import.open', kind: 'test_cases', given: { headers: ['Name'], rows: [['Pay']], source: 'R5' }, testRunId: 'R5' });
    close();
    opens(step, { type: 'import.open' });
    close();
    expect([step.getSnapshot().hasTag('editable'), selectTestRunId(step.getSnapshot())]).toEqual([true, 'R5']);
  });

  it('tells of an import that was begun, where it may go on and nobody else types, and goes on with it', async () => {
    const upload = flagsWith({ autoLaunchingEnabled: true, knownIssuesUploadEnabled: true });
    const resumed = async (left: BegunImport, values: RequestedTestValues, more: { isReading?: boolean } = {}) => {
      const asked: unknown[] = [];
      const findImport: FindImport = fromPromise(async ({ input }) => {
        asked.push(input);
        return [left];
      });
      const input = { ...ownTest, step: 'scope' as const, values, flags: upload, listener: listener().ref, ...more };
      const step = createActor(scopeStepMachine.provide({ actors: { ...withImport, findImport } }), { input }).start();
      await vi.waitFor(() => expect(step.getSnapshot().context.begun).toEqual([left]));
      expect(asked).toEqual([{ testId: 't1', kinds: ['test_cases', 'known_issues'] }]);
      const told = selectBegun(step.getSnapshot());
      opens(step, { type: 'import.resume', kind: left.kind });
      return [told, step.getSnapshot().children.importRows?.getSnapshot().context];
    };
    const issues = begunImport({ kind: 'known_issues' });
    const fromTool = begunImport({ source: { from: 'elsewhere', headers: ['Name'], rows: [['Pay']], source: 'R5' } });
    expect(await resumed(begunImport(), caseRun())).toMatchObject([
      begunImport(),
      { kind: 'test_cases', testId: 't1', begun: begunImport() },
    ]);
    expect(await resumed(issues, exploratory({ knownIssuesSource: 'upload' }))).toMatchObject([issues, { kind: 'known_issues' }]);
    expect(await resumed(fromTool, caseRun({ testCasesSource: 'url' }))).toMatchObject([fromTool, { source: fromTool.source }]);
    expect(
      await Promise.all([
        resumed(begunImport(), caseRun(), { isReading: true }),
        resumed(begunImport(), exploratory()),
        resumed(issues, exploratory({ knownIssuesSource: 'recent' })),
      ]),
    ).toEqual([
      [null, undefined],
      [null, undefined],
      [null, undefined],
    ]);
  });

  it('opens the import that an address names, for a file only where one may be chosen', () => {
    const opened = (values: RequestedTestValues) => {
      const step = start(values);
      opens(step, { type: 'import.resume', kind: 'test_cases' });
      return step.getSnapshot().children.importRows?.getSnapshot().context.mayChoose;
    };
    expect([opened(caseRun()), opened(caseRun({ testCasesSource: 'url' })), opened(exploratory())]).toEqual([true, false, undefined]);
    const step = start(caseRun());
    step.send({ type: 'import.resume', kind: 'test_data' });
    expect(step.getSnapshot().matches('form')).toBe(true);
  });

  const silent = {
    findImport: fromPromise(async () => []) as FindImport,
    importRows: silentImport,
  };

  it('keeps an import that was left where this device keeps nothing, and gives a cancelled one back', () => {
    const input = { ...ownTest, step: 'scope' as const, values: caseRun(), flags: film, listener: listener().ref };
    const step = createActor(scopeStepMachine.provide({ actors: silent }), { input }).start();
    const cancelled: BegunImport[] = [];
    step.on('import.cancelled', ({ begun }) => cancelled.push(begun));
    const importing = () => step.getSnapshot().children.importRows;
    opens(step, { type: 'import.open' });
    importing()?.send({ type: 'table.paste', text: 'Name', html: '' });
    importing()?.send({ type: 'import.leave' });
    expect(selectBegun(step.getSnapshot())?.source).toMatchObject({ from: 'clipboard' });
    opens(step, { type: 'import.open' });
    expect(importing()?.getSnapshot().context.source).toMatchObject({ from: 'clipboard' });
    importing()?.send({ type: 'import.cancel' });
    expect([selectBegun(step.getSnapshot()), cancelled.length]).toEqual([null, 1]);
    opens(step, { type: 'import.resume', kind: 'test_cases', begun: cancelled[0]! });
    expect(importing()?.getSnapshot().context.source).toMatchObject({ from: 'clipboard' });
  });

  it('begins an import once its page is there, and keeps the rows that were handed over where it never comes', () => {
    const step = start(caseRun());
    const given = { headers: ['Name'], rows: [['Pay']], source: 'R5' };
    step.send({ type: 'import.open', kind: 'test_cases', given });
    expect([selectImportKind(step.getSnapshot()), selectImportRef(step.getSnapshot())]).toEqual(['test_cases', undefined]);
    step.send({ type: 'import.leave' });
    expect([selectImportKind(step.getSnapshot()), selectBegun(step.getSnapshot())?.source]).toEqual([
      null,
      { from: 'elsewhere', ...given },
    ]);
    opens(step, { type: 'import.resume', kind: 'test_cases' });
    expect(selectImportRef(step.getSnapshot())?.getSnapshot().context.source).toEqual({ from: 'elsewhere', ...given });
  });

  it('does not go on with what was begun where other rows are handed over, or another kind is imported', () => {
    const values = exploratory({ knownIssuesSource: 'upload', testCasesIncluded: 'true' });
    const flags = flagsWith({ autoLaunchingEnabled: true, knownIssuesUploadEnabled: true });
    const input = { ...ownTest, step: 'scope' as const, values, flags, listener: listener().ref };
    const step = createActor(scopeStepMachine.provide({ actors: silent }), { input }).start();
    const importing = () => step.getSnapshot().children.importRows;
    opens(step, { type: 'import.open', kind: 'known_issues' });
    importing()?.send({ type: 'table.paste', text: 'Title', html: '' });
    importing()?.send({ type: 'import.leave' });
    opens(step, { type: 'import.open', kind: 'test_cases', given: { headers: ['Name'], rows: [['Pay']], source: 'Sheet' } });
    expect(importing()?.getSnapshot().context.source).toMatchObject({ source: 'Sheet' });
    importing()?.send({ type: 'import.cancel' });
    opens(step, { type: 'import.open', kind: 'test_cases' });
    expect(importing()?.getSnapshot().context.source).toBeNull();
  });

  it('LA-246: starts from the latest earlier test until another is chosen, and only where somebody types', () => {
    const startingFrom = (values: RequestedTestValues, isReading = false): string => {
      const input = { ...ownTest, step: 'scope' as const, values, flags: film, listener: listener().ref, isReading };
      const step = createActor(scopeStepMachine, { input }).start();
      step.send({ type: 'earlier.found', testCycleCode: 'NW-101' });
      return step.getSnapshot().context.values.kilStartingFromTestCycleCode;
    };
    expect([
      startingFrom(exploratory({ kilStartingFromTestCycleCode: '' })),
      startingFrom(exploratory({ kilStartingFromTestCycleCode: noEarlierTest })),
      startingFrom(exploratory({ kilStartingFromTestCycleCode: '' }), true),
    ]).toEqual(['NW-101', noEarlierTest, '']);
  });

  it('tells with an import of known issues which ones it replaces', () => {
    const issue = (title: string) => ({ ...fromKnownIssueInput([]), title });
    const upload = flagsWith({ autoLaunchingEnabled: true, knownIssuesUploadEnabled: true });
    const output = {
      ending: 'imported' as const,
      values: { kind: 'known_issues' as const, knownIssues: [issue('Late'), issue('Lost')] },
      source: 'issues.csv',
      imported: 2,
    };
    const values = exploratory({ knownIssuesSource: 'upload', knownIssues: [issue('No receipt')] });
    const input = { ...ownTest, step: 'scope' as const, values, flags: upload, listener: listener().ref };
    const step = createActor(scopeStepMachine.provide({ actors: { importRows: silentImport } }), { input }).start();
    const told: unknown[] = [];
    step.on('rows.imported', ({ kind, count, reset }) => told.push([kind, count, reset]));
    opens(step, { type: 'import.open', kind: 'known_issues' });
    step.send({ type: 'xstate.done.actor.importRows', output, actorId: 'importRows' } as never);
    expect([told, step.getSnapshot().context.values.knownIssues]).toEqual([
      [['known_issues', 2, { kind: 'imported', taken: { knownIssues: values.knownIssues } }]],
      output.values.knownIssues,
    ]);
  });

  it('imports known issues only where they are uploaded', () => {
    const upload = flagsWith({ autoLaunchingEnabled: true, knownIssuesUploadEnabled: true });
    const open = (values: RequestedTestValues, flags = upload) =>
      start(values, flags).getSnapshot().can({ type: 'import.open', kind: 'known_issues' });
    expect([
      open(exploratory({ knownIssuesSource: 'upload' })),
      open(exploratory({ knownIssuesSource: 'recent' })),
      open(exploratory({ knownIssuesSource: 'upload' }), plainFlags),
    ]).toEqual([true, false, false]);
  });
});
