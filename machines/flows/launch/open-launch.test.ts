import { describe, expect, it } from 'vitest';
import { walk } from '#machines/testing/walk.ts';
import { heldFrom } from './request/build-request.rules.ts';
import { entrance, wayIn, openLaunchSamples, launched, opened, form, at } from './open-launch.builders.ts';
import { emptyDraft } from '#schema/rules/launch/request-draft.ts';
import { openLaunchMachine, selectFace, selectHeld, selectIsAside, selectIsSettled, selectTurn, selectWished } from './open-launch.ts';
import type { WayIn } from './open-launch.rules.ts';

const toSuccess = {
  type: 'page.replace',
  to: '/launch/success',
  search: {},
  along: { requestName: 'Release 11', launchedTestId: 'a1', chosen: launched.chosen, isLate: false },
  while: 'at Launch',
};
const back = { type: 'page.back' };

it('takes every transition', () => {
  const { missed } = walk(openLaunchMachine, openLaunchSamples);
  expect(missed).toEqual([]);
});

describe('what Launch shows', () => {
  const face = (hasAdvancedTests: boolean, hasRequestFlow: boolean, tab: string | null = null, clone: string | null = null) =>
    selectFace(entrance(at({ hasAdvancedTests, hasRequestFlow, tab, clone })).actor.getSnapshot());

  it('LA-037 LA-455: nothing without advanced tests, whatever else is on', () => {
    expect([face(false, false), face(false, true), face(false, false, 'advanced_test'), face(false, true, null, 't1')]).toEqual([
      'nothing',
      'nothing',
      'nothing',
      'nothing',
    ]);
  });

  it('LA-038 LA-055: the request flow where it is on, with or without the tab', () => {
    expect([face(true, true), face(true, true, 'advanced_test')]).toEqual(['request', 'request']);
  });

  it('LA-038 LA-042 LA-056: else the old card, and the simple form for an advanced test', () => {
    expect([face(true, false), face(true, false, 'advanced_test'), face(true, false, 'elsewhere')]).toEqual([
      'landing',
      'simple',
      'landing',
    ]);
  });

  it('LA-015 LA-016: a clone, in the form that the organization launches with', () => {
    expect([face(true, true, null, 't1'), face(true, false, null, 't1'), face(true, false, 'advanced_test', 't1')]).toEqual([
      'cloning',
      'simple',
      'simple',
    ]);
  });

  it('nothing of it once every page of a launch was left, and nothing that stood before at an address that leads elsewhere', () => {
    const { actor, comeTo, send } = entrance(at({ draft: 'd1' }));
    const isAside = (way: Partial<WayIn>) => selectIsAside(wayIn(way))(actor.getSnapshot());
    expect([{ draft: 'd1' }, { place: 2 }, { draft: 'd2' }, { clone: 't1' }, { hasRequestFlow: false }].map(isAside)).toEqual([
      false,
      false,
      true,
      true,
      true,
    ]);
    comeTo({ draft: 'd2' });
    expect(isAside({ draft: 'd2' })).toBe(false);
    send({ type: 'launch.left' });
    expect([selectFace(actor.getSnapshot()), isAside({ draft: 'd2' })]).toEqual([null, true]);
  });
});

describe('the draft that the pages stand on', () => {
  it('is the one that the address names, else whichever is found, which the address names as soon as the server knows it', () => {
    const { draftId, told, send, comeTo } = entrance(at({ test: 't1' }), opened('d1', false));
    expect([draftId(), told()]).toEqual(['d1', []]);
    send(opened('d1'));
    expect(told()).toEqual([{ type: 'draft.name', draftId: 'd1' }]);
    comeTo({ draft: 'd1' });
    send(opened('d1'));
    expect([draftId(), told()]).toEqual(['d1', []]);
  });

  it('goes on where an address names none, and is named there too', () => {
    const { actor, draftId, told, comeTo } = entrance(at({ draft: 'd1' }), opened('d1'));
    const turn = selectTurn(actor.getSnapshot());
    comeTo({ isWizard: true, place: 2 });
    expect([draftId(), told(), selectTurn(actor.getSnapshot())]).toEqual(['d1', [{ type: 'draft.name', draftId: 'd1' }], turn]);
  });

  it('stays where what was typed goes on under another name than the address still has', () => {
    const { draftId, comeTo, value } = entrance(at({ draft: 'gone' }), opened('d2', false));
    comeTo({ draft: 'gone', isWizard: true, test: 't1', place: 2 });
    expect([draftId(), value()]).toEqual(['d2', { request: { building: 'standing' } }]);
  });

  it('is another one where the address names another, and is looked for anew', () => {
    const { actor, comeTo, value } = entrance(at({ draft: 'd1' }), opened('d1'));
    const turn = selectTurn(actor.getSnapshot());
    comeTo({ draft: 'd2', test: 't2' });
    expect([selectWished(actor.getSnapshot()), value(), selectTurn(actor.getSnapshot())]).toEqual([
      { draftId: 'd2', testId: 't2' },
      { request: 'opening' },
      turn + 1,
    ]);
  });

  it('is left while the address still names it, and stood on again once an address names it anew', () => {
    for (const between of [undefined, 'd2']) {
      const { draftId, send, comeTo, told } = entrance(at({ draft: 'd1' }), { type: 'draft.discarded' });
      expect([draftId(), told()]).toEqual([null, [{ type: 'page.replace', to: '/launch', search: {} }]]);
      comeTo({ draft: 'd1', isWizard: true });
      expect(draftId()).toBe(null);
      if (between !== undefined) send(opened(between));
      comeTo(between === undefined ? {} : { draft: between });
      comeTo({ draft: 'd1' });
      expect(draftId()).toBe('d1');
    }
  });

  it('is the one that a test was cloned into', () => {
    const { draftId, comeTo, told, send } = entrance(at({ clone: 't1' }), { type: 'test.cloned', draftId: 'd3' });
    expect(told()).toEqual([{ type: 'page.replace', to: '/launch', search: { draft: 'd3' }, along: { draftId: 'd3' } }]);
    comeTo({ draft: 'd3' });
    send(opened('d3'));
    expect([draftId(), told()]).toEqual(['d3', []]);
  });
});

describe('a launched request', () => {
  const behind = (...places: readonly Partial<WayIn>[]) => {
    const made = entrance({ type: 'success.shown', place: 3 });
    places.forEach(made.comeTo);
    return made;
  };

  it('leads to its success page, in place of the page that launched it', () => {
    expect(entrance(at({ draft: 'd1' }), opened('d1'), launched).told()).toEqual([toSuccess]);
  });

  it('is passed by whoever comes back from its success page, entry by entry', () => {
    const { told, send, comeTo } = behind({ draft: 'd1', place: 2 });
    expect(told()).toEqual([]);
    send(launched);
    expect(told()).toEqual([back]);
    comeTo({ draft: 'd1', place: 2 });
    expect(told()).toEqual([]);
    comeTo({ draft: 'd1', place: 1 });
    expect(told()).toEqual([back]);
    comeTo({ isWizard: true, place: 0 });
    expect(told()).toEqual([toSuccess]);
  });

  it('is passed at once on a page that was left before its draft had a name', () => {
    const { told, value, comeTo } = behind({ isWizard: true, place: 2 });
    expect([told(), value()]).toEqual([[back], 'passed']);
    comeTo({ isWizard: true, place: 2 });
    expect(told()).toEqual([]);
    comeTo({ isWizard: true, place: 1 });
    expect([told(), value()]).toEqual([[back], 'passed']);
  });

  it('keeps nobody from a draft that was begun before it, or from a page that took the place of its own', () => {
    expect(behind({ draft: 'd2', place: 2 }).told()).toEqual([]);
    const { told, send, comeTo } = behind({ draft: 'd1', place: 2 });
    send({ type: 'entry.pushed', place: 3 });
    comeTo({ draft: 'd1', isWizard: true, place: 3 });
    send(launched);
    expect(told()).toEqual([toSuccess]);
  });

  it('keeps nobody from the first entry of the tab', () => {
    const { value } = behind({ isWizard: true, place: 0 });
    expect(value()).toEqual({ request: 'opening' });
  });

  it('leads to its draft once it was taken back', () => {
    const { told } = behind();
    expect(told()).toEqual([]);
    const { told: toldThen } = entrance({ type: 'success.shown', place: 3 }, { type: 'launch.takenBack', draftId: 'd1' });
    expect(toldThen()).toEqual([{ type: 'page.replace', to: '/launch', search: { draft: 'd1' }, along: { draftId: 'd1' } }]);
  });
});

describe('a simple form', () => {
  const simple = { hasRequestFlow: false, tab: 'advanced_test' };

  it('stands on its own once it is kept, where something came along', () => {
    expect(entrance(at(simple), { type: 'form.kept' }).told()).toEqual([]);
    const alone = { type: 'page.replace', to: '/launch', search: { tab: 'advanced_test' }, keepsScroll: true };
    expect(entrance(at({ ...simple, clone: 't1' }), { type: 'form.kept' }).told()).toEqual([alone]);
    expect(entrance(at({ ...simple, form }), { type: 'form.kept' }).told()).toEqual([alone]);
  });

  it('is drawn anew once it is restored', () => {
    const { actor, send } = entrance(at(simple));
    const turn = selectTurn(actor.getSnapshot());
    send({ type: 'form.restored' });
    expect(selectTurn(actor.getSnapshot())).toBe(turn + 1);
  });
});

it('leaves a test that is done for the request, and opens no other under its address', () => {
  const { actor, told, send } = entrance(at({ draft: 'd1', isWizard: true, test: 't1' }), opened('d1'), { type: 'test.settled' });
  expect([selectIsSettled(actor.getSnapshot()), told()]).toEqual([true, [{ type: 'page.open', to: '/launch', search: {} }]]);
  send({ type: 'test.settled' });
  send(opened('d1', false), opened('d1'));
  expect([selectIsSettled(actor.getSnapshot()), told()]).toEqual([true, []]);
  send({ type: 'wizard.left' });
  expect(selectIsSettled(actor.getSnapshot())).toBe(false);
});

it('offers to take back the launch of a test for as long as the server holds it, of no other test, and not once it was taken back', () => {
  const { actor, send } = entrance();
  const saved = { draftId: 'd1', version: 3, savedAt: null, draft: emptyDraft('UTC') };
  const held = heldFrom('a1', saved, 1_000);
  const offered = (testId: string | null, now: number) => selectHeld(testId, now)(actor.getSnapshot());
  send(at({ draft: 'd1' }), opened('d1'), { ...launched, held });
  expect([offered('a1', 10_999), offered('a1', 11_000), offered('a2', 2_000), offered(null, 2_000)]).toEqual([held, null, null, null]);
  send(at({}), opened('d2'));
  expect(offered('a1', 2_000)).toEqual(held);
  send({ type: 'launch.takenBack', draftId: 'd1' });
  expect(offered('a1', 2_000)).toBeNull();
});
