// @vitest-environment happy-dom
import { isUnkept } from '#src/keeping/kept.ts';
import { launchSupervisedMachine } from '#machines/flows/supervised/launch-supervised.ts';
import { formInputOf } from '#machines/flows/supervised/supervised.builders.ts';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { keepFormOf } from '#machines/flows/shared/keep-form.ts';
import { holdFormMachine, selectStage } from '#machines/flows/supervised/hold-form.ts';
import type { FormWish, KeptSupervised, LoadedForm, OpenedForm } from '#machines/flows/supervised/hold-form.ts';
import type { Unread } from '#schema/rules/fit.ts';
import { useKeptForm } from './use-kept-form.ts';

const place = 'place';

const nothing: OpenedForm = { forms: { form: null }, version: 0, savedAt: null, isUnsent: false };
const holding = holdFormMachine.provide({
  actors: {
    loadForm: fromPromise<LoadedForm, { readonly wish: FormWish }>(async () => ({ opened: nothing, isHeld: true, isDisputed: false })),
    watchForm: fromCallback(() => {}),
    followForm: fromCallback(() => {}),
    keepForm: keepFormOf<KeptSupervised>().provide({
      actors: { saveForm: fromPromise(() => new Promise(() => {})), watchPage: fromCallback(() => {}) },
    }),
  },
});

const opened = async (launchRefusal: string | null = null, unread: readonly Unread[] = []) => {
  const actorRef = createActor(launchSupervisedMachine, { input: formInputOf({ unread, launchRefusal }) }).start();
  const holdRef = createActor(holding).start();
  await vi.advanceTimersByTimeAsync(0);
  renderHook(() => useKeptForm(actorRef, holdRef, place));
  const type = (name: string): void =>
    act(() => {
      actorRef.send({ type: 'values.change', part: { name } });
      vi.advanceTimersByTime(300);
    });
  return { actorRef, stage: () => selectStage(holdRef.getSnapshot()), isKept: () => !isUnkept(place), type };
};
const kept = (): string | null => localStorage.getItem(place);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the form of a supervised test', () => {
  it('is kept while it is typed, and forgotten once the request says that it was launched elsewhere', async () => {
    const { actorRef, isKept, type } = await opened();
    type('Release 12');
    expect([isKept(), kept()?.includes('Release 12')]).toEqual([true, true]);
    act(() => actorRef.send({ type: 'request.changed', launchRefusal: 'Launched already.' }));
    expect(kept()).toBeNull();
    type('Release 13');
    expect(kept()).toBeNull();
  });

  it('is kept at once when the page is left', async () => {
    const { actorRef } = await opened();
    act(() => actorRef.send({ type: 'values.change', part: { name: 'Release 12' } }));
    expect(kept()).toBeNull();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(kept()).toContain('Release 12');
  });

  it('is kept without what was put aside once that is thrown away', async () => {
    const { actorRef, type } = await opened(null, [{ field: 'payout', of: '', value: 'much' }]);
    type('Release 12');
    expect(kept()).toContain('much');
    act(() => {
      actorRef.send({ type: 'unread.forget' });
      vi.advanceTimersByTime(300);
    });
    expect([kept()?.includes('Release 12'), kept()?.includes('much')]).toEqual([true, false]);
  });

  it('is forgotten where the test was launched before', async () => {
    localStorage.setItem(place, '{}');
    const { stage } = await opened('Launched already.');
    expect([kept(), stage()]).toEqual([null, 'launched']);
  });

  it('says when the device does not take it', async () => {
    const { isKept, type } = await opened();
    const full = (): never => {
      throw new DOMException('The disk is full.', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { setItem: full });
    type('Release 12');
    expect(isKept()).toBe(false);
  });
});
