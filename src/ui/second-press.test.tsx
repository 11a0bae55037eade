// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';
import { Modal } from './modal.tsx';
import { Popover } from './popover.tsx';

afterEach(cleanup);

/** A press as a browser tells it: where it lands, and how many it was in a row. */
const press = (target: Element, detail: number): void => {
  fireEvent.pointerDown(target, { button: 0 });
  fireEvent.click(target, { button: 0, detail });
};

function Asking() {
  const [isAsked, ask] = useState(false);
  return (
    <>
      <Button onPress={() => ask(true)}>Open</Button>
      <Modal isOpen={isAsked} title="Sure?" onClose={() => ask(false)}>
        Think.
      </Modal>
    </>
  );
}

const openers = {
  popover: (
    <Popover label="Reason" trigger={<Button>Open</Button>}>
      <button type="button">Duplicate</button>
    </Popover>
  ),
  menu: (
    <Menu
      label="More"
      trigger={<Button>Open</Button>}
      groups={[{ id: 'a', items: [{ id: 'end', label: 'End' }] }]}
      onAction={() => undefined}
    />
  ),
  dialog: <Asking />,
};
const isOpen = (): boolean => document.querySelector('[role="dialog"], [role="menu"]') !== null;

describe('the second half of a double press', () => {
  it.each(['popover', 'menu', 'dialog'] as const)('leaves a %s open that the first half opened, and another press closes it', (kind) => {
    render(openers[kind]);
    press(screen.getByRole('button', { name: 'Open' }), 1);
    expect(isOpen()).toBe(true);
    press(document.body, 2);
    expect(isOpen()).toBe(true);
    press(document.body, 1);
    expect(isOpen()).toBe(false);
  });

  it.each(['popover', 'menu'] as const)('leaves a %s open where it gives the focus back to the button', (kind) => {
    render(openers[kind]);
    const button = screen.getByRole('button', { name: 'Open' });
    press(button, 1);
    expect(isOpen()).toBe(true);
    fireEvent.pointerDown(button, { button: 0 });
    fireEvent.mouseDown(button, { button: 0, detail: 2 });
    fireEvent.blur(document.activeElement ?? document.body, { relatedTarget: button });
    expect(isOpen()).toBe(true);
  });
});
