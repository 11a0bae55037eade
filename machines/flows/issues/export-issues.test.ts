import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import {
  exportIssuesMachine,
  exportFailed,
  selectAsked,
  selectCount,
  selectExportReason,
  selectLimitReason,
  selectSelected,
} from './export-issues.ts';
import type { ExportAnswer, ExportIssuesEmitted } from './export-issues.ts';

const ids = (count: number) => Array.from({ length: count }, (_, at) => `i${at + 1}`);
const file = { filename: 'issues-2026-11-21.csv', body: 'Code\n' };
const done: ExportAnswer = { successful: true, file, messages: [] };

const opened = (answer: () => Promise<ExportAnswer> = () => Promise.resolve(done)) => {
  const asked: (readonly string[])[] = [];
  const heard: ExportIssuesEmitted[] = [];
  const actor = createActor(
    exportIssuesMachine.provide({
      actors: {
        exportIssues: fromPromise<ExportAnswer, { issueIds: readonly string[] }>(({ input }) => {
          asked.push(input.issueIds);
          return answer();
        }),
      },
    }),
  );
  actor.on('issues.exported', (event) => heard.push(event));
  actor.on('export.refused', (event) => heard.push(event));
  actor.start();
  return {
    actor,
    asked,
    heard,
    selected: () => selectSelected(actor.getSnapshot()),
    settled: () => waitFor(actor, (one) => one.hasTag('editable')),
  };
};

describe('export issues', () => {
  it('takes every transition', () => {
    const { missed } = walk(exportIssuesMachine, {
      events: [
        { type: 'issue.toggle', issueId: 'i1' },
        { type: 'issues.take', issueIds: ids(50) },
        { type: 'issues.drop', issueIds: ids(2) },
        { type: 'selection.clear' },
        { type: 'tags.changed' },
        { type: 'selection.export' },
        { type: 'issue.ask', issueId: 'i2' },
        { type: 'export.confirm' },
        { type: 'export.cancel' },
        { type: 'export.started' },
      ],
      outcomes: { exportIssues: { outputs: [done, { successful: false, file: null, messages: ['No'] }], errors: [new Error('lost')] } },
      project: ({ context }) => context.selected.length,
      invariant: ({ context }) => expect(context.selected.length).toBeLessThanOrEqual(50),
    });
    expect(missed).toEqual([]);
  });

  it('LA-408 RE-568: exports 1 to 50 issues and nothing without a selection', async () => {
    const { actor, asked, settled } = opened();
    actor.send({ type: 'selection.export' });
    expect(asked).toEqual([]);
    expect(selectExportReason(actor.getSnapshot())).toBe('Select 1 to 50 issues to export.');
    actor.send({ type: 'issues.take', issueIds: ids(50) });
    expect(selectExportReason(actor.getSnapshot())).toBeNull();
    actor.send({ type: 'selection.export' });
    actor.send({ type: 'export.confirm' });
    await settled();
    expect(asked).toEqual([ids(50)]);
  });

  it('LA-409 LA-605 RE-569 RE-793: a 51st issue cannot be selected, and one of the fifty can be dropped', () => {
    const { actor, selected } = opened();
    actor.send({ type: 'issues.take', issueIds: ids(60) });
    actor.send({ type: 'issue.toggle', issueId: 'i51' });
    actor.send({ type: 'issues.take', issueIds: ['i52'] });
    expect(selected()).toEqual(ids(50));
    expect(selectLimitReason(actor.getSnapshot())).not.toBeNull();
    actor.send({ type: 'issue.toggle', issueId: 'i50' });
    expect(selected()).toEqual(ids(49));
    expect(selectLimitReason(actor.getSnapshot())).toBeNull();
    expect(selectCount(actor.getSnapshot())).toBe('49 of 50 selected');
  });

  it('lets go of issues that are settled, and of no others', () => {
    const { actor, selected } = opened();
    actor.send({ type: 'issues.take', issueIds: ids(4) });
    actor.send({ type: 'issues.drop', issueIds: ['i1', 'i3', 'i9'] });
    expect(selected()).toEqual(['i2', 'i4']);
  });

  it('LA-267: is empty again when the chosen tags change', () => {
    const { actor, selected } = opened();
    actor.send({ type: 'issues.take', issueIds: ids(3) });
    actor.send({ type: 'tags.changed' });
    expect(selected()).toEqual([]);
  });

  it('LA-268: is empty again after an export', async () => {
    const { actor, heard, selected, settled } = opened();
    actor.send({ type: 'issues.take', issueIds: ids(3) });
    actor.send({ type: 'selection.export' });
    actor.send({ type: 'export.confirm' });
    await settled();
    expect(heard).toEqual([{ type: 'issues.exported', file }]);
    expect(selected()).toEqual([]);
  });

  it('keeps the selection when the export is refused or the answer is lost', async () => {
    const refused = opened(() => Promise.resolve({ successful: false, file: null, messages: ['Select at most 50 issues.'] }));
    refused.actor.send({ type: 'issues.take', issueIds: ids(2) });
    refused.actor.send({ type: 'selection.export' });
    refused.actor.send({ type: 'export.confirm' });
    await refused.settled();
    expect([refused.heard, refused.selected()]).toEqual([[{ type: 'export.refused', message: 'Select at most 50 issues.' }], ids(2)]);
    const lost = opened(() => Promise.reject(new Error('lost')));
    lost.actor.send({ type: 'issue.ask', issueId: 'i9' });
    lost.actor.send({ type: 'export.confirm' });
    await lost.settled();
    expect([lost.asked, lost.heard]).toEqual([[['i9']], [{ type: 'export.refused', message: exportFailed }]]);
  });

  it('asks where they go to, and lets go of them once a tracker has them', () => {
    const { actor, selected, asked } = opened();
    actor.send({ type: 'issues.take', issueIds: ids(3) });
    actor.send({ type: 'selection.export' });
    expect(selectAsked(actor.getSnapshot())).toEqual(ids(3));
    actor.send({ type: 'export.cancel' });
    expect([selectAsked(actor.getSnapshot()), selected()]).toEqual([[], ids(3)]);
    actor.send({ type: 'selection.export' });
    actor.send({ type: 'export.started' });
    expect([asked, selected()]).toEqual([[], []]);
  });
});
