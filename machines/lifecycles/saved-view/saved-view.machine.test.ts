import { disagreements, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { isForbidden, next, refusalOf } from '#machines/lib/lifecycle.ts';
import { describe, expect, it } from 'vitest';
import { savedViewLifecycle, savedViewMachine } from './saved-view.machine.ts';
import { savedViewSamples, more, owner, manager, update, colleague, rows, mine, removed, shared } from './saved-view.builders.ts';

describe('saved view', () => {
  it('takes every transition', () => expect(walk(savedViewMachine, savedViewSamples).untaken).toEqual([]));

  it('answers the same asked, told why and moved', () => expect(disagreements(savedViewLifecycle, rows, more)).toEqual([]));

  it('is changed by its owner, and by test managers once it is shared', () =>
    expect(rows.map((row) => whoMay(savedViewLifecycle, row))).toEqual([
      { 'view.update': 'CT', 'view.pin': 'CT', 'view.remove': 'CT' },
      { 'view.update': 'CT', 'view.pin': 'CT', 'view.remove': 'CT' },
      { 'view.restore': 'CT' },
      {},
      { 'view.update': 'T', 'view.pin': 'CT', 'view.remove': 'T' },
      { 'view.restore': 'T' },
    ]));

  it('is shared, and taken back, by its owner alone', () => {
    expect(next(savedViewLifecycle, mine, update({ isShared: true })).row).toEqual({ isShared: true });
    expect(next(savedViewLifecycle, shared, update({ isShared: false })).row).toEqual({ isShared: false });
    expect(next(savedViewLifecycle, shared, update({ name: 'Stoppers', isShared: true }, manager)).row).toEqual({ name: 'Stoppers' });
    expect(refusalOf(savedViewLifecycle, shared, update({ isShared: false }, manager))).toEqual({
      code: 'not_allowed',
      message: 'Only the person who saved this view can share or unshare it.',
      path: ['isShared'],
    });
    expect(isForbidden(savedViewLifecycle, shared, 'view.update', colleague)).toBe(true);
  });

  it.each([
    [{ name: '   ' }, 'blank', 'A view needs a name.', 'name'],
    [{ name: 'x'.repeat(101) }, 'too_long', 'The name of a view has at most 100 characters.', 'name'],
    [{ query: 'x'.repeat(2001) }, 'too_long', 'What a view keeps has at most 2,000 characters. Choose fewer filters.', 'query'],
  ])('refuses %j', (words, code, message, path) =>
    expect(refusalOf(savedViewLifecycle, mine, update(words))).toEqual({ code, message, path: [path] }),
  );

  it('takes a name of 100 characters without blanks around it, and leaves what it is not told', () =>
    expect(next(savedViewLifecycle, mine, update({ name: ` ${'x'.repeat(100)} ` }))).toEqual({
      row: { name: 'x'.repeat(100) },
      changed: true,
    }));

  it('keeps an address of 2,000 characters', () =>
    expect(next(savedViewLifecycle, mine, update({ query: 'x'.repeat(2000) })).changed).toBe(true));

  it('stands above the lists of those who pinned it, and of nobody else', () => {
    const pin = (isPinned: boolean) => ({ type: 'view.pin', isPinned, actor: colleague }) as const;
    expect(next(savedViewLifecycle, shared, pin(true)).row).toEqual({ pinnedBy: ['u1', 'u2'] });
    expect(next(savedViewLifecycle, { ...shared, pinnedBy: ['u2', 'u1'] }, pin(false)).row).toEqual({ pinnedBy: ['u1'] });
    expect(next(savedViewLifecycle, { ...shared, pinnedBy: ['u2'] }, pin(true)).changed).toBe(false);
  });

  it('is not found a second time', () =>
    expect(refusalOf(savedViewLifecycle, removed, { type: 'view.remove', actor: owner })?.code).toBe('not_found'));
});
