import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useAddressedField } from './wizard-route.ts';

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
