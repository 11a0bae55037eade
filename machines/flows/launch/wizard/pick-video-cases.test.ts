import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { cases } from '#schema/rules/launch/requested-test.builders.ts';
import { walk } from '#machines/testing/walk.ts';
import {
  pickVideoCasesMachine,
  selectAllFlagged,
  selectAllLabel,
  selectCanToggleAll,
  selectHasSearch,
  selectSentence,
  selectShownCases,
} from './pick-video-cases.ts';
import { pickVideoCasesSamples } from './pick-video-cases.builders.ts';

const open = (count: number) => createActor(pickVideoCasesMachine, { input: { testCases: cases(count) } }).start();
const flagged = (actor: ReturnType<typeof open>) =>
  actor.getSnapshot().context.testCases.map(({ requireVideoAttachment }) => requireVideoAttachment);

describe('picking cases to film', () => {
  it('takes every transition', () => {
    expect(walk(pickVideoCasesMachine, pickVideoCasesSamples).missed).toEqual([]);
  });

  it('LA-233: toggles one case', () => {
    const actor = open(2);
    actor.send({ type: 'case.toggle', index: 1 });
    expect(flagged(actor)).toEqual([false, true]);
    actor.send({ type: 'case.toggle', index: 1 });
    expect(flagged(actor)).toEqual([false, false]);
  });

  it('LA-234: toggles all cases', () => {
    const actor = open(2);
    actor.send({ type: 'case.toggle', index: 1 });
    expect(selectAllFlagged(actor.getSnapshot())).toBe('mixed');
    actor.send({ type: 'cases.toggle' });
    expect(flagged(actor)).toEqual([true, true]);
    actor.send({ type: 'cases.toggle' });
    expect(flagged(actor)).toEqual([false, false]);
  });

  it('LA-236: says how many of how many', () => {
    const actor = open(3);
    actor.send({ type: 'case.toggle', index: 0 });
    expect(selectSentence(actor.getSnapshot())).toBe('1 of 3 test cases require video');
  });

  it('LA-239 LA-619: searches above 15 cases only', () => {
    expect([selectHasSearch(open(15).getSnapshot()), selectHasSearch(open(16).getSnapshot())]).toEqual([false, true]);
    const actor = open(16);
    actor.send({ type: 'search.change', search: ' c-16 ' });
    expect(selectShownCases(actor.getSnapshot()).map(({ index }) => index)).toEqual([15]);
  });

  it('toggles only what a search finds, and nothing where it finds nothing', () => {
    const actor = open(16);
    const all = () => [selectAllLabel(actor.getSnapshot()), selectAllFlagged(actor.getSnapshot())];
    const search = (typed: string) => actor.send({ type: 'search.change', search: typed });
    actor.send({ type: 'case.toggle', index: 0 });
    search('c-16');
    expect(all()).toEqual(['All found (1)', false]);
    actor.send({ type: 'cases.toggle' });
    expect(all()).toEqual(['All found (1)', true]);
    search(' ');
    expect(all()).toEqual(['All test cases', 'mixed']);
    expect(selectSentence(actor.getSnapshot())).toBe('2 of 16 test cases require video');
    search('nothing');
    expect(selectCanToggleAll(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'cases.toggle' });
    search('c-16');
    actor.send({ type: 'cases.toggle' });
    expect(flagged(actor).filter(Boolean)).toEqual([true]);
  });

  it('hands back the cases when it closes', () => {
    const actor = open(1);
    actor.send({ type: 'case.toggle', index: 0 });
    actor.send({ type: 'picker.close' });
    expect(actor.getSnapshot().output?.testCases.map(({ requireVideoAttachment }) => requireVideoAttachment)).toEqual([true]);
  });
});
