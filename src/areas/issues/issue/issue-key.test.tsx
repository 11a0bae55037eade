// @vitest-environment happy-dom
import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ReachingContext, useIssueKey } from './issue-key.tsx';
import type { Reaching } from './issue-key.tsx';

afterEach(cleanup);

const Pane = ({ id, acts }: { readonly id: string; readonly acts: string[] }) => {
  useIssueKey('t', id, () => acts.push(id));
  return null;
};

const open = () => {
  const acts: string[] = [];
  const at = { id: 'i1' };
  const desk: Reaching = { reached: () => at.id, wish: { current: null }, isSelecting: false };
  const draw = (id: string) => (
    <ReachingContext value={desk}>
      <Pane id={id} acts={acts} />
    </ReachingContext>
  );
  const { rerender } = render(draw('i1'));
  return { acts, at, show: (id: string) => rerender(draw(id)), press: () => fireEvent.keyDown(window, { key: 't', code: 'KeyT' }) };
};

describe('a key of the issue that is read', () => {
  it('acts at once where the list and the pane are at the same one, and where there is no list', () => {
    const { acts, press } = open();
    press();
    expect(acts).toEqual(['i1']);
    cleanup();
    render(<Pane id="i7" acts={acts} />);
    press();
    expect(acts).toEqual(['i1', 'i7']);
  });

  it('is about the one that the list has gone on to, once that is shown', () => {
    const { acts, at, press, show } = open();
    at.id = 'i2';
    press();
    expect(acts).toEqual([]);
    show('i2');
    show('i2');
    expect(acts).toEqual(['i2']);
  });

  it('is forgotten where the list has gone on again', () => {
    const { acts, at, press, show } = open();
    at.id = 'i2';
    press();
    at.id = 'i3';
    show('i3');
    at.id = 'i2';
    show('i2');
    expect(acts).toEqual([]);
  });
});
