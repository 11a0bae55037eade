import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  exportToTrackerMachine,
  placeParams,
  placeProblems,
  withField,
  selectMessages,
  selectProblems,
  selectStep,
  selectValues,
} from './export-to-tracker.ts';
import type { ExportToTrackerEmitted, ExportToTrackerEvent, StartAnswer, StartInput } from './export-to-tracker.ts';
import { exportToTrackerSamples, bad, good, jira, input } from './export-to-tracker.builders.ts';

const started = (answer: StartAnswer | null = good) => {
  const heard: ExportToTrackerEmitted[] = [];
  const sent: unknown[] = [];
  const startExport = fromPromise<StartAnswer, StartInput>(async ({ input: given }) => {
    sent.push(given);
    if (answer === null) throw new Error('lost');
    return answer;
  });
  const actor = createActor(exportToTrackerMachine.provide({ actors: { startExport } }), { input });
  actor.on('*', (event) => heard.push(event));
  actor.start();
  return { actor, heard, sent, send: (...events: readonly ExportToTrackerEvent[]) => events.forEach((event) => actor.send(event)) };
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('export to a tracker', () => {
  it('takes every transition', () => {
    const { missed } = walk(exportToTrackerMachine, exportToTrackerSamples);
    expect(missed).toEqual([]);
  });

  it('RE-727: leads to the settings of a tracker that is not active', () => {
    const { heard, send, actor } = started();
    send({ type: 'destination.choose', destination: { ...jira, isActive: false } });
    expect(heard).toEqual([{ type: 'settings.wanted', code: 'jira' }]);
    expect(selectStep(actor.getSnapshot())).toBe('choosing');
  });

  it('RE-726: goes nowhere with a code that it does not know, and says so', () => {
    const { heard, send } = started();
    send({ type: 'destination.choose', destination: { ...jira, code: 'bugzilla' } });
    expect(heard).toEqual([{ type: 'destination.unknown' }]);
  });

  it('begins with what was chosen the last time, and starts with what stands there', async () => {
    const { heard, send, sent, actor } = started();
    send({ type: 'destination.choose', destination: jira });
    expect(selectValues(actor.getSnapshot())).toMatchObject({ project: 'SHOP', type: 'Bug', labels: '' });
    send({ type: 'field.change', field: 'labels', value: 'crowd web' }, { type: 'export.start' });
    await settled();
    expect(sent).toEqual([
      {
        code: 'jira',
        issueIds: ['i1', 'i2'],
        again: false,
        values: { project: 'SHOP', projectName: '', type: 'Bug', repository: '', area: '', labels: 'crowd web', assignees: '' },
      },
    ]);
    expect(heard).toEqual([{ type: 'export.started', jobId: 'j1' }]);
    expect(actor.getSnapshot().matches('started')).toBe(true);
  });

  it('RE-751: shows in the form what the server says, and what was typed stays', async () => {
    const { send, actor } = started(bad);
    send({ type: 'destination.choose', destination: jira }, { type: 'export.start' });
    await settled();
    expect([actor.getSnapshot().value, selectMessages(actor.getSnapshot())]).toEqual(['filling', bad.messages]);
    const lost = started(null);
    lost.send({ type: 'destination.choose', destination: jira }, { type: 'export.start' });
    await settled();
    expect(selectMessages(lost.actor.getSnapshot())).toEqual(['There was an issue with exporting the issues. Please try again later.']);
  });

  it('names every field at fault at once, and forgets it with the next letter', () => {
    const { send, actor } = started();
    send({ type: 'destination.choose', destination: { ...jira, values: {} } }, { type: 'preview.open' });
    expect(selectProblems(actor.getSnapshot())).toEqual({ project: "Project can't be blank", type: "Issue Type can't be blank" });
    send({ type: 'field.change', field: 'type', value: 'B' });
    expect(selectProblems(actor.getSnapshot())).toEqual({ project: "Project can't be blank" });
  });
});

const blank = { project: '', projectName: '', type: '', repository: '', area: '', labels: '', assignees: '' };

describe('where issues go to', () => {
  it.each([
    ['RE-570', 'jira', { type: 'Bug' }, { project: "Project can't be blank" }],
    ['RE-571', 'jira', { project: 'SHOP' }, { type: "Issue Type can't be blank" }],
    ['RE-574', 'github', {}, { repository: "Repository can't be blank" }],
    ['RE-576', 'azure_devops', { type: 'Bug' }, { project: "Project can't be blank" }],
    ['RE-577', 'azure_devops', { project: 'p1' }, { type: "Work item type can't be blank" }],
  ] as const)('%s: %s names what is missing', (_, code, values, problems) =>
    expect(placeProblems(code, { ...blank, ...values })).toEqual(problems),
  );

  it.each([
    ['RE-572', 'jira', { project: 'SHOP', type: 'Bug' }],
    ['RE-575', 'github', { repository: 'northwind/shop' }],
    ['RE-795', 'azure_devops', { project: 'p1', type: 'Bug' }],
  ] as const)('%s: %s takes labels of 255 letters and refuses 256', (_, code, values) => {
    expect(placeProblems(code, { ...blank, ...values, labels: 'x'.repeat(255) })).toEqual({});
    expect(placeProblems(code, { ...blank, ...values, labels: 'x'.repeat(256) })).toEqual({
      labels: 'Labels cannot be longer than 255 characters',
    });
  });

  it('goes to at most ten assignees', () => {
    const assignees = Array.from({ length: 11 }, (_each, at) => `tester-${at}`).join(', ');
    expect(placeProblems('github', { ...blank, repository: 'northwind/shop', assignees })).toEqual({
      assignees: 'An issue can have at most 10 assignees',
    });
  });

  it('RE-573: another project has other types', () => {
    const values = { ...blank, project: 'SHOP', type: 'Bug', labels: 'crowd' };
    expect(withField(values, 'project', 'WEB')).toEqual({ ...values, project: 'WEB', type: '' });
    expect(withField(values, 'project', 'SHOP')).toEqual(values);
    expect(withField(values, 'project', 'p-1', 'Web shop')).toEqual({ ...values, project: 'p-1', projectName: 'Web shop', type: '' });
  });

  it('RE-397 RE-398 RE-399: is sent by the names that each tracker has', () => {
    const values = {
      project: 'P',
      projectName: 'Shop',
      type: 'T',
      repository: 'o/r',
      area: 'P\\Web',
      labels: 'one two, three',
      assignees: 'ann, @ben',
    };
    expect(placeParams.jira(values)).toEqual({ project_key: 'P', issuetype_name: 'T', labels: ['one', 'two', 'three'] });
    expect(placeParams.github(values)).toEqual({ repository: 'o/r', labels: ['one two', 'three'], assignees: ['ann', '@ben'] });
    expect(placeParams.azure_devops(values)).toEqual({
      project_id: 'P',
      project_name: 'Shop',
      work_item_type: 'T',
      area_path: 'P\\Web',
      tags: ['one two', 'three'],
    });
  });
});
