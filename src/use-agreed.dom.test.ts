import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useAgreed } from './use-agreed.ts';

afterEach(cleanup);

/** An address and a chart that goes wherever it is sent but to `shut`. */
const together = (addressed: string | undefined, current: string, starts?: string) => {
  const go = vi.fn<(to: string | undefined) => boolean>((to) => to !== 'shut');
  const name = vi.fn<(current: string, isInPlace: boolean) => void>();
  const { rerender } = renderHook(
    (at: { readonly addressed: string | undefined; readonly current: string }) =>
      useAgreed({ ...at, go, name, ...(starts !== undefined && { starts }) }),
    { initialProps: { addressed, current } },
  );
  const moves = () => [go.mock.calls, name.mock.calls];
  return { moves, move: (to: string | undefined, at: string) => rerender({ addressed: to, current: at }) };
};

describe('an address and a chart', () => {
  it('are left alone while they agree', () => {
    const { moves, move } = together('app', 'app');
    move('app', 'app');
    expect(moves()).toEqual([[], []]);
  });

  it('agree on where the chart is at first, in place of what the address said', () => {
    expect(together('scope', 'app').moves()).toEqual([[], [['app', true]]]);
  });

  it('agree on where the address leads, if they are told where they start', () => {
    expect(together('scope', 'app', 'app').moves()).toEqual([[['scope']], []]);
  });

  it('move together: the address after the chart, with an entry of its own, and the chart after the address', () => {
    const { moves, move } = together('app', 'app');
    move('app', 'scope');
    expect(moves()).toEqual([[], [['scope', false]]]);
    move('scope', 'scope');
    move('app', 'scope');
    expect(moves()).toEqual([[['app']], [['scope', false]]]);
  });

  it('wait for the address that follows the chart, though the way to another place changes meanwhile', () => {
    const sent: (string | null)[] = [];
    const name = vi.fn<(current: string | null, isInPlace: boolean) => void>();
    const { rerender } = renderHook(
      (current: string | null) => useAgreed({ addressed: null, current, starts: null, go: (to: string | null) => sent.push(to) > 0, name }),
      { initialProps: null as string | null },
    );
    rerender('import');
    rerender('import');
    expect([sent, name.mock.calls]).toEqual([[], [['import', false]]]);
  });

  it('stay where the chart is when it refuses', () => {
    const { moves, move } = together('app', 'app');
    move('shut', 'app');
    expect(moves()).toEqual([[['shut']], [['app', true]]]);
  });
});
