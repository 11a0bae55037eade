// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { readFileSync, readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';
import { Popover } from './popover.tsx';

const root = document.createElement('div');
root.id = 'root';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.append(root);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  root.remove();
});

const isInert = () => root.hasAttribute('inert');

/** Lets the browser paint. */
const paint = () => {
  act(() => void vi.advanceTimersToNextFrame());
  act(() => void vi.advanceTimersByTime(1));
};

describe('the page behind an open box', () => {
  it('takes no part once the box is painted, and until it closes', () => {
    const box = (isOpen: boolean) => (
      <Modal isOpen={isOpen} title="Reason" onClose={() => undefined}>
        Words
      </Modal>
    );
    const { rerender } = render(box(true), { container: root });
    expect(isInert()).toBe(false);
    paint();
    expect(isInert()).toBe(true);
    rerender(box(false));
    expect(isInert()).toBe(false);
    paint();
    expect(isInert()).toBe(false);
  });

  it('takes no part behind a popover, and the focus comes back to it', () => {
    render(
      <Popover label="Reason" trigger={<Button>Open</Button>}>
        <button type="button">Inside</button>
      </Popover>,
      { container: root },
    );
    const behind = screen.getByRole('button', { name: 'Open' });
    behind.focus();
    fireEvent.click(behind);
    const box = screen.getByRole('dialog', { name: 'Reason' });
    paint();
    expect(isInert()).toBe(true);
    fireEvent.keyDown(box, { key: 'Escape' });
    expect([isInert(), document.activeElement]).toEqual([false, behind]);
  });

  it('takes part again once the last of several boxes has closed', () => {
    const boxes = (isAsked: boolean) => (
      <>
        <Modal isOpen title="First" onClose={() => undefined}>
          One
        </Modal>
        <Modal isOpen={isAsked} title="Second" onClose={() => undefined}>
          Two
        </Modal>
      </>
    );
    const { rerender, unmount } = render(boxes(true), { container: root });
    paint();
    rerender(boxes(false));
    expect(isInert()).toBe(true);
    unmount();
    expect(isInert()).toBe(false);
  });
});

describe('every box that lies over the page', () => {
  const sources = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => ({ name, text: readFileSync(`${import.meta.dirname}/${name}`, 'utf8') }))
    .filter(({ text }) => /from 'react-aria-components\/(?:Popover|Modal)'|role="dialog"/u.test(text) && !text.includes('isNonModal'));

  it.each(sources)('tells the page that it is behind: $name', ({ text }) => {
    expect(text).toContain('<PageBehind ');
  });
});
