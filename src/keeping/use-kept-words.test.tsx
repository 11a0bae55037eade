// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { SignedInContext } from '#src/viewer.tsx';
import { useKeptText } from './use-kept-words.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const open = (userId = 'u1') => {
  cleanup();
  const value = { viewer: { id: userId, organization: { id: 'o1' } } } as never;
  const wrapper = ({ children }: { readonly children: ReactNode }) => <SignedInContext value={value}>{children}</SignedInContext>;
  const { result } = renderHook(() => useKeptText('answer r1', 'We begin on Monday.'), { wrapper });
  return { text: () => result.current[0], type: (text: string) => act(() => result.current[1](text)) };
};

it('keeps a text on this device, for its member alone, until it is what was given again', () => {
  const first = open();
  expect(first.text()).toBe('We begin on Monday.');
  first.type('We begin on Tuesday.');
  expect([open('u2').text(), open().text()]).toEqual(['We begin on Monday.', 'We begin on Tuesday.']);
  open().type('We begin on Monday.');
  expect([open().text(), localStorage.length]).toEqual(['We begin on Monday.', 0]);
});
