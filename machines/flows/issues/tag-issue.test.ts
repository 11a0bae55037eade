import { walk } from '#machines/testing/walk.ts';
import { sender } from '#machines/testing/who-may.ts';
import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import type { EventObject } from 'xstate';
import { tagIssueMachine, selectAsked, selectChanges, selectOpenId, selectRefusal, selectRenamed, selectText } from './tag-issue.ts';
import type { CarriedTags, TagChange, TagIssueEmitted, TagIssueEvent } from './tag-issue.ts';
import { isRenamed, issuesWords, mayTag, offeredName, refusalOfName, tagsWith } from './tag-issue.rules.ts';

const customer = sender('customer');
const issue = { issueId: 'i1', code: 'NW-412-18' };
const payments = { id: 'g1', name: 'payments' };
const wording = { id: 'g2', name: 'Wording' };
const tooLong = 'Tag name cannot be more than 30 characters';

const started = () => {
  const carried: CarriedTags[] = [];
  const heard: TagIssueEmitted[] = [];
  const carryTags = fromCallback<EventObject>(({ receive }) => receive((event) => carried.push(event as CarriedTags)));
  const actor = createActor(tagIssueMachine.provide({ actors: { carryTags } }), { input: { actor: customer } });
  actor.on('*', (event) => heard.push(event));
  actor.start();
  const send = (...events: readonly TagIssueEvent[]) => events.forEach((event) => actor.send(event));
  return { actor, carried, heard, send, changes: () => selectChanges(actor.getSnapshot()) };
};
const opened = () => {
  const run = started();
  run.send({ type: 'picker.open', issueId: 'i1' });
  return run;
};

describe('tag issue', () => {
  it('takes every transition', () => {
    const events: readonly TagIssueEvent[] = [
      { type: 'picker.open', issueId: 'i1' },
      { type: 'picker.close' },
      { type: 'search.change', text: 'pay' },
      { type: 'tag.attach', issue, tag: payments },
      { type: 'tag.detach', issue, tag: payments },
      { type: 'tag.create', issue, name: 'new' },
      { type: 'tag.restore', tag: payments, version: 4 },
      { type: 'rename.start', tag: payments },
      { type: 'rename.cancel' },
      { type: 'rename.confirm' },
      { type: 'name.change', name: 'x'.repeat(31) },
      { type: 'name.change', name: 'checkout' },
      { type: 'deletion.ask', tag: payments },
      { type: 'deletion.cancel' },
      { type: 'deletion.confirm' },
      { type: 'change.saved', key: 't1' },
      { type: 'change.saved', key: 't2' },
      { type: 'change.refused', key: 't2', message: 'No' },
      { type: 'change.saved', key: 't1', tag: payments },
      { type: 'change.undo', key: 't1' },
      { type: 'change.refused', key: 't1', message: 'No' },
      { type: 'name.saved' },
      { type: 'name.refused', message: 'No' },
      { type: 'tag.deleted', tag: payments, version: 4 },
      { type: 'tag.restored', tag: payments },
      { type: 'tag.refused', message: 'No' },
    ];
    const { missed } = walk(tagIssueMachine, {
      inputs: [{ actor: customer }],
      events,
      outcomes: { carryTags: { errors: [new Error('lost')] } },
      project: ({ context }) => [
        context.changes.some(({ takesBack }) => takesBack !== undefined),
        context.name,
        context.refusal,
        context.past.length > 0,
      ],
    });
    expect(missed).toEqual([]);
  });

  it('keeps each wish until it is answered, in the order in which it was made', () => {
    const { send, carried, changes } = started();
    send(
      { type: 'tag.attach', issue, tag: payments },
      { type: 'tag.detach', issue, tag: payments },
      { type: 'tag.create', issue, name: 'new' },
    );
    expect(changes().map(({ key, tag, attached }) => [key, tag, attached])).toEqual([
      ['t1', payments, true],
      ['t2', payments, false],
      ['t3', { id: null, name: 'new' }, true],
    ]);
    expect(carried).toEqual(changes().map((change) => ({ type: 'change.carry', change })));
    send({ type: 'change.saved', key: 't1' }, { type: 'change.refused', key: 't2', message: 'No' });
    expect(changes().map(({ key }) => key)).toEqual(['t3']);
  });

  it('tells of what was taken off, so that it can be brought back, and of what was refused', () => {
    const { send, heard } = started();
    send({ type: 'tag.detach', issue, tag: payments }, { type: 'change.refused', key: 't1', message: 'This tag has been deleted.' });
    expect(heard).toEqual([
      { type: 'tag.detached', change: { key: 't1', ...issue, tag: payments, attached: false } },
      { type: 'tags.failed', key: 't1', message: 'This tag has been deleted.' },
    ]);
  });

  it('takes back either way, also a tag that was created by it, and nothing twice', () => {
    const { send, carried, heard, changes } = started();
    send(
      { type: 'tag.attach', issue, tag: payments },
      { type: 'tag.detach', issue, tag: wording },
      { type: 'tag.create', issue, name: 'new' },
    );
    const created = { id: 'g3', name: 'new' };
    send({ type: 'change.undo', key: 't3' }, { type: 'change.saved', key: 't3', tag: created });
    expect(carried).toHaveLength(3);
    for (const key of ['t3', 't2', 't1', 't1']) send({ type: 'change.undo', key });
    expect(
      changes()
        .slice(-3)
        .map(({ tag, attached }) => [tag, attached]),
    ).toEqual([
      [created, false],
      [wording, true],
      [payments, false],
    ]);
    for (const key of ['t4', 't5']) send({ type: 'change.saved', key });
    send({ type: 'change.refused', key: 't6', message: 'Ben changed these tags since.' });
    expect(heard.flatMap((event) => ('change' in event ? [[event.type, event.change.key]] : []))).toEqual([
      ['tag.attached', 't1'],
      ['tag.detached', 't2'],
      ['tag.attached', 't3'],
      ['undo.sent', 't3'],
      ['undo.sent', 't2'],
      ['undo.sent', 't1'],
      ['change.withdrawn', 't3'],
      ['change.withdrawn', 't2'],
      ['undo.failed', 't1'],
    ]);
  });

  it('stays open over the issue while several tags are hung on it, and begins the search anew', () => {
    const { actor, send } = opened();
    send({ type: 'search.change', text: 'pay' }, { type: 'tag.attach', issue, tag: payments }, { type: 'tag.attach', issue, tag: wording });
    expect([selectOpenId(actor.getSnapshot()), actor.getSnapshot().context.text]).toEqual(['i1', '']);
    send({ type: 'picker.close' });
    expect(selectOpenId(actor.getSnapshot())).toBeNull();
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
    send({ type: 'name.refused', message: 'A tag with this name exists already.' });
    expect([actor.getSnapshot().value, selectRefusal(actor.getSnapshot())]).toEqual(['renaming', 'A tag with this name exists already.']);
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
    expect([actor.getSnapshot().value, carried]).toEqual(['choosing', []]);
    send({ type: 'rename.start', tag: payments }, { type: 'name.change', name: 'checkout' }, { type: 'rename.confirm' });
    send({ type: 'picker.close' }, { type: 'name.refused', message: 'No' });
    expect(heard).toEqual([{ type: 'tags.failed', key: null, message: 'No' }]);
  });

  it('RE-496: asks before a tag is deleted, and brings it back', () => {
    const { actor, send, carried } = opened();
    send({ type: 'deletion.ask', tag: payments }, { type: 'deletion.cancel' });
    expect(carried).toEqual([]);
    send({ type: 'deletion.ask', tag: payments });
    expect(selectAsked(actor.getSnapshot())).toEqual(payments);
    send({ type: 'deletion.confirm' }, { type: 'tag.restore', tag: payments, version: 4 });
    expect(carried).toEqual([
      { type: 'deletion.carry', tag: payments },
      { type: 'restoration.carry', tag: payments, version: 4 },
    ]);
  });
});

describe('names of tags', () => {
  it('RE-567 RE-566: one can be created of 1 to 30 letters, blanks around them not counted, and not beyond', () => {
    const offered = ['', '  ', 'x', ` ${'x'.repeat(30)} `, 'x'.repeat(31)].map((text) => offeredName(text, [payments], customer));
    expect(offered).toEqual([null, null, 'x', 'x'.repeat(30), null]);
  });

  it('none is created that there is, in whatever case', () =>
    expect([' PAYMENTS', 'payment'].map((text) => offeredName(text, [payments], customer))).toEqual([null, 'payment']));

  it('RE-794: are refused from 31 letters on', () =>
    expect(['x'.repeat(30), 'x'.repeat(31)].map((name) => refusalOfName(name, customer))).toEqual([null, tooLong]));

  it('may change in case alone', () => expect(isRenamed(payments, 'Payments', customer)).toBe(true));

  it('are not for moderators', () =>
    expect((['customer', 'test_manager', 'community_test_manager'] as const).map((role) => mayTag(sender(role)))).toEqual([
      true,
      true,
      false,
    ]));

  it.each([
    [0, 'It is on no issue.'],
    [1, 'It is on 1 issue.'],
    [3, 'It is on 3 issues.'],
  ])('on %i issues', (count, words) => expect(issuesWords(count)).toBe(words));
});

describe('the tags of an issue with wishes', () => {
  const wish = (tag: TagChange['tag'], attached: boolean, issueId = 'i1'): TagChange => ({ key: '', code: '', issueId, tag, attached });
  const names = (changes: readonly TagChange[]) => tagsWith('i1', [payments], changes).map(({ name }) => name);

  it('are those of the server, without what is taken off and with what is hung on, by name', () => {
    expect(names([])).toEqual(['payments']);
    expect(names([wish(wording, true), wish({ id: null, name: 'a new one' }, true)])).toEqual(['a new one', 'payments', 'Wording']);
    expect(names([wish(payments, false)])).toEqual([]);
  });

  it('are as the last wish says', () => {
    expect(names([wish(payments, false), wish(payments, true), wish(payments, true)])).toEqual(['payments']);
    expect(names([wish(wording, true), wish(wording, false)])).toEqual(['payments']);
  });

  it('are not those of wishes about another issue', () => expect(names([wish(wording, true, 'i2')])).toEqual(['payments']));
});
