// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { readFileSync, readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';
import { Popover } from './popover.tsx';

const root = document.createElement('div');
root.id = 'root';

beforeEach(() => document.body.append(root));
afterEach(() => {
  cleanup();
  root.remove();
});

const heard = () => ({ isHidden: root.getAttribute('aria-hidden') === 'true', isInert: root.hasAttribute('inert') || root.inert });

describe('the page behind an open box', () => {
  it('is left out for who hears it, without being styled anew, until the box closes', () => {
    render(
      <Popover label="Reason" trigger={<Button>Open</Button>}>
        Words
      </Popover>,
      { container: root },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(heard()).toEqual({ isHidden: true, isInert: false });
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(heard()).toEqual({ isHidden: false, isInert: false });
  });

  it('stays left out until the last of several boxes closes', () => {
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
    rerender(boxes(false));
    expect(heard()).toEqual({ isHidden: true, isInert: false });
    unmount();
    expect(heard()).toEqual({ isHidden: false, isInert: false });
  });
});

describe('every box that lies over the page', () => {
  const sources = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => ({ name, text: readFileSync(`${import.meta.dirname}/${name}`, 'utf8') }))
    .filter(({ text }) => /from 'react-aria-components\/(?:Popover|Modal)'/u.test(text));

  it.each(sources)('tells the page that it is behind: $name', ({ text }) => {
    expect(text).toContain('<PageBehind ');
  });
});
