// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { forgetKept, keepHere } from './kept.ts';
import { useKeptLine } from './use-kept-line.ts';

const place = 'muster.test:o1:u1';
const keys = [{ keys: 'Ctrl Enter', label: 'save' }];

afterEach(() => {
  vi.unstubAllGlobals();
  forgetKept(place);
});

it('says that something is kept on this device only while the device keeps it', () => {
  const { result } = renderHook(() => useKeptLine(place, 'Kept on this device', keys));
  const said = () => [result.current.state, result.current.sentence];
  act(() => void keepHere(place, { text: 'Mine.' }));
  expect(said()).toEqual(['saved', 'Kept on this device']);
  const refuse = (): never => {
    throw new Error('full');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  act(() => void keepHere(place, { text: 'More.' }));
  expect(said()).toEqual(['error', 'This device cannot keep what you typed: closing the tab loses it']);
  vi.unstubAllGlobals();
  act(() => void keepHere(place, { text: 'More.' }));
  expect(said()).toEqual(['saved', 'Kept on this device']);
});
