import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ann, building, openWith, readingOf, settle } from '#machines/flows/launch/request/build-request/build-request.builders.ts';
import { selectStage } from '#machines/flows/launch/request/build-request/build-request.selectors.ts';
import { requestOf } from '#machines/flows/launch/launch.builders.ts';
import { useAddressedField, useAddressedTest } from './wizard-route.ts';
import type { Navigate } from './wizard-route.ts';

const slow = 5_000;
const frame = 20;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const field = (id: string): HTMLInputElement => {
  const made = document.body.appendChild(document.createElement('input'));
  made.id = id;
  return made;
};

it('waits for the field of a step whose code comes late', () => {
  renderHook(() => useAddressedField('#field-testGoal', 'scope'));
  vi.advanceTimersByTime(slow);
  const goal = field('field-testGoal');
  vi.advanceTimersByTime(frame);
  expect(document.activeElement).toBe(goal);
});

it('leaves whoever went elsewhere meanwhile where they are', () => {
  renderHook(() => useAddressedField('#field-testGoal', 'scope'));
  vi.advanceTimersByTime(frame);
  const name = field('field-name');
  name.focus();
  field('field-testGoal');
  vi.advanceTimersByTime(slow);
  expect(document.activeElement).toBe(name);
});

it('leaves for the summary where the test that was open is gone, and begins no other one under its address', async () => {
  const { actor, send } = await building([readingOf(requestOf(2), ann), openWith(requestOf(1))]);
  const navigate = vi.fn<Navigate>();
  renderHook(() => useAddressedTest(actor, { test: 't2', step: 'scope' }, navigate));
  expect([selectStage(actor.getSnapshot()), navigate.mock.calls]).toEqual(['wizard', []]);
  await act(async () => {
    send({ type: 'draft.takeOver' });
    await settle();
  });
  expect([selectStage(actor.getSnapshot()), actor.getSnapshot().context.draft, navigate.mock.calls]).toEqual([
    'summary',
    requestOf(1),
    [['/launch', { replace: true }]],
  ]);
});
