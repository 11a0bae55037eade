// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useDraftSeat } from './draft-seat.ts';

afterEach(cleanup);

const name = (): void => undefined;

/** Pages of a request at an address. */
function seated(draft: string | undefined) {
  const { result, rerender } = renderHook(
    (at: { readonly draft: string | undefined }) => useDraftSeat({ draft: at.draft, test: undefined, name }),
    {
      initialProps: { draft },
    },
  );
  const wished = () => result.current.wished.draftId;
  return { wished, goTo: (next: string | undefined) => rerender({ draft: next }), seat: () => result.current };
}

describe('the draft that pages stand on', () => {
  it('is left while the address still names it, and stood on again once an address names it anew', () => {
    for (const between of [undefined, 'd2']) {
      const { wished, goTo, seat } = seated('d1');
      act(() => seat().leave());
      expect(wished()).toBeNull();
      if (between !== undefined) act(() => seat().onOpened(between, true));
      goTo(between);
      goTo('d1');
      expect(wished()).toBe('d1');
      cleanup();
    }
  });
});
