// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useAddressedDraft } from './draft-address.ts';

afterEach(cleanup);

const name = (): void => undefined;

/** Pages of a request at an address. */
function pagesAt(draft: string | undefined) {
  const { result, rerender } = renderHook(
    (at: { readonly draft: string | undefined }) => useAddressedDraft({ draft: at.draft, test: undefined, name }),
    {
      initialProps: { draft },
    },
  );
  const wished = () => result.current.wished.draftId;
  return { wished, goTo: (next: string | undefined) => rerender({ draft: next }), addressed: () => result.current };
}

describe('the draft that pages stand on', () => {
  it('is left while the address still names it, and stood on again once an address names it anew', () => {
    for (const between of [undefined, 'd2']) {
      const { wished, goTo, addressed } = pagesAt('d1');
      act(() => addressed().leave());
      expect(wished()).toBeNull();
      if (between !== undefined) act(() => addressed().onOpened(between, true));
      goTo(between);
      goTo('d1');
      expect(wished()).toBe('d1');
      cleanup();
    }
  });
});
