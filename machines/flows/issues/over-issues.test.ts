import { walk } from '#machines/testing/walk.ts';
import { sender } from '#machines/testing/who-may.ts';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { EventObject } from 'xstate';
import {
  exportFailed,
  overIssuesMachine,
  selectAsked,
  selectAskedTag,
  selectIsExporting,
  selectOpenId,
  selectRefusal,
  selectRenamed,
  selectText,
} from './over-issues.ts';
import type { CarriedTags, ExportAnswer, OverIssuesEmitted, OverIssuesEvent } from './over-issues.ts';
import { overIssuesSamples, done, file, payments } from './over-issues.builders.ts';

const tooLong = 'Tag name cannot be more than 30 characters';
const ids = (count: number) => Array.from({ length: count }, (_, at) => `i${at + 1}`);

const started = (answer: () => Promise<ExportAnswer> = () => Promise.resolve(done)) => {
  const carried: CarriedTags[] = [];
  const asked: (readonly string[])[] = [];
  const heard: OverIssuesEmitted[] = [];
  const carryTags = fromCallback<EventObject>(({ receive }) => receive((event) => carried.push(event as CarriedTags)));
  const exportIssues = fromPromise<ExportAnswer, { readonly issueIds: readonly string[] }>(({ input }) => {
    asked.push(input.issueIds);
    return answer();
  });
  const machine = overIssuesMachine.provide({ actors: { carryTags, exportIssues } });
  const actor = createActor(machine, { input: { actor: sender('customer') } });
  actor.on('*', (event) => heard.push(event));
  actor.start();
  return {
    actor,
    carried,
    asked,
    heard,
    send: (...events: readonly OverIssuesEvent[]) => events.forEach((event) => actor.send(event)),
    settled: () => waitFor(actor, (one) => !selectIsExporting(one)),
  };
};
const opened = () => {
  const run = started();
  run.send({ type: 'picker.open', issueId: 'i1' });
  return run;
};

it('takes every transition', () => {
  const { missed } = walk(overIssuesMachine, overIssuesSamples);
  expect(missed).toEqual([]);
});

describe('the list of tags', () => {
  it('is open over one issue, and begins the search anew at the next', () => {
    const { actor, send } = opened();
    send({ type: 'search.change', text: 'pay' });
    expect([selectOpenId(actor.getSnapshot()), selectText(actor.getSnapshot())]).toEqual(['i1', 'pay']);
    send({ type: 'picker.close' });
    expect(selectOpenId(actor.getSnapshot())).toBeNull();
    send({ type: 'picker.open', issueId: 'i2' });
    expect([selectOpenId(actor.getSnapshot()), selectText(actor.getSnapshot())]).toEqual(['i2', '']);
  });

  it.each([
    ['  ', 'A tag needs a name.'],
    ['x'.repeat(31), tooLong],
  ])('RE-565: says at the field why it is not renamed to %j', (name, message) => {
    const { actor, send, carried } = opened();
    send({ type: 'rename.start', tag: payments }, { type: 'name.change', name }, { type: 'rename.confirm' });
    expect([selectRefusal(actor.getSnapshot()), selectRenamed(actor.getSnapshot()), carried]).toEqual([message, payments, []]);
    send({ type: 'name.change', name: 'checkout' });
    expect(selectRefusal(actor.getSnapshot())).toBeNull();
  });

  it('RE-495: sends a new name without blanks around it, and asks for another where it is refused', () => {
    const { actor, send, carried } = opened();
    send({ type: 'search.change', text: 'pay' }, { type: 'rename.start', tag: payments });
    send({ type: 'name.change', name: ' checkout ' }, { type: 'rename.confirm' });
    expect(carried).toEqual([{ type: 'name.carry', tag: payments, name: 'checkout' }]);
    send({ type: 'name.refused', message: 'A tag with this name already exists.' });
    expect([actor.getSnapshot().value.tags, selectRefusal(actor.getSnapshot())]).toEqual([
      'renaming',
      'A tag with this name already exists.',
    ]);
    send({ type: 'rename.cancel' });
    expect(selectText(actor.getSnapshot())).toBe('pay');
    send(
      { type: 'rename.start', tag: payments },
      { type: 'name.change', name: 'checkout' },
      { type: 'rename.confirm' },
      { type: 'name.saved' },
    );
    expect(selectText(actor.getSnapshot())).toBe('');
  });

  it('sends nothing for the name that it has, and tells of a refusal after it was closed', () => {
    const { actor, send, carried, heard } = opened();
    send({ type: 'rename.start', tag: payments }, { type: 'name.change', name: 'payments ' }, { type: 'rename.confirm' });
    expect([actor.getSnapshot().value.tags, carried]).toEqual(['choosing', []]);
    send({ type: 'rename.start', tag: payments }, { type: 'name.change', name: 'checkout' }, { type: 'rename.confirm' });
    send({ type: 'picker.close' }, { type: 'name.refused', message: 'No' });
    expect(heard).toEqual([{ type: 'tags.failed', message: 'No' }]);
  });

  it('RE-496: asks before a tag is deleted, and brings it back', () => {
    const { actor, send, carried } = opened();
    send({ type: 'deletion.ask', tag: payments }, { type: 'deletion.cancel' });
    expect(carried).toEqual([]);
    send({ type: 'deletion.ask', tag: payments });
    expect(selectAskedTag(actor.getSnapshot())).toEqual(payments);
    send({ type: 'deletion.confirm' }, { type: 'tag.restore', tag: payments, version: 4 });
    expect(carried).toEqual([
      { type: 'deletion.carry', tag: payments },
      { type: 'restoration.carry', tag: payments, version: 4 },
    ]);
  });
});

describe('an export', () => {
  it('LA-408 RE-568: takes 1 to 50 issues and nothing without a selection', async () => {
    const { asked, heard, send, settled } = started();
    send({ type: 'issues.export', issueIds: [] }, { type: 'export.confirm' });
    send({ type: 'issues.export', issueIds: ids(51) }, { type: 'export.confirm' });
    expect(asked).toEqual([]);
    send({ type: 'issues.export', issueIds: ids(50) }, { type: 'export.confirm' });
    await settled();
    expect(asked).toEqual([ids(50)]);
    expect(heard).toEqual([
      { type: 'issues.left', issueIds: ids(50) },
      { type: 'issues.exported', file },
    ]);
  });

  it('LA-268: lets go of what was exported, and of nothing when it is refused or the answer is lost', async () => {
    const refused = started(() => Promise.resolve({ successful: false, file: null, messages: ['Select at most 50 issues.'] }));
    refused.send({ type: 'issues.export', issueIds: ids(2) }, { type: 'export.confirm' });
    await refused.settled();
    expect(refused.heard).toEqual([{ type: 'export.refused', message: 'Select at most 50 issues.' }]);
    const lost = started(() => Promise.reject(new Error('lost')));
    lost.send({ type: 'issues.export', issueIds: ['i9'] }, { type: 'export.confirm' });
    await lost.settled();
    expect([lost.asked, lost.heard]).toEqual([[['i9']], [{ type: 'export.refused', message: exportFailed }]]);
  });

  it('asks where they go to, and lets go of them once a tracker has them', () => {
    const { actor, asked, heard, send } = started();
    send({ type: 'issues.export', issueIds: ids(3) });
    expect(selectAsked(actor.getSnapshot())).toEqual(ids(3));
    send({ type: 'export.cancel' });
    expect([selectAsked(actor.getSnapshot()), heard]).toEqual([[], []]);
    send({ type: 'issues.export', issueIds: ids(3) }, { type: 'export.started' });
    expect([asked, heard]).toEqual([[], [{ type: 'issues.left', issueIds: ids(3) }]]);
  });
});
