// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { Bell } from 'lucide-react';

afterEach(cleanup);

const describedText = (element: HTMLElement) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe('a button', () => {
  it('fires once for a press', () => {
    const press = vi.fn<() => void>();
    render(<Button onPress={press}>Publish</Button>);
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(press).toHaveBeenCalledTimes(1);
  });

  it('fires once for a double press, and submits once', () => {
    const press = vi.fn<() => void>();
    const submit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={submit}>
        <Button onPress={press} type="submit">
          Publish
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Publish' });
    for (const detail of [1, 2]) fireEvent.click(button, { detail });
    expect([press.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
  });

  it('fires once for a key that is held or pressed twice, and again after another key or a while', () => {
    const press = vi.fn<() => void>();
    render(<Button onPress={press}>Duplicate</Button>);
    const button = screen.getByRole('button', { name: 'Duplicate' });
    const strike = (key: string, timeStamp: number, repeat = false): void => {
      const down = new KeyboardEvent('keydown', { key, repeat, bubbles: true });
      const click = new MouseEvent('click', { detail: 0, bubbles: true, cancelable: true });
      for (const event of [down, click]) Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      fireEvent(button, down);
      if (key !== 'Tab') fireEvent(button, click);
    };
    fireEvent.pointerDown(document.body);
    strike('Enter', 1_000);
    strike('Enter', 1_100);
    strike('Enter', 1_900, true);
    expect(press).toHaveBeenCalledTimes(1);
    strike('Enter', 2_400);
    expect(press).toHaveBeenCalledTimes(2);
    strike('Tab', 2_450);
    strike('Enter', 2_500);
    expect(press).toHaveBeenCalledTimes(3);
    strike(' ', 2_600);
    strike(' ', 2_700);
    expect(press).toHaveBeenCalledTimes(4);
    strike('Tab', 2_750);
  });

  it.each([
    ['once for a double press', false, 1],
    ['for each press where it is there to be repeated, as what walks is', true, 2],
  ])('with a picture alone fires %s', (_, repeats, times) => {
    const press = vi.fn<() => void>();
    render(<IconButton icon={Bell} label="Next" repeats={repeats} onPress={press} />);
    for (const detail of [1, 2]) fireEvent.click(screen.getByRole('button', { name: 'Next' }), { detail });
    expect(press).toHaveBeenCalledTimes(times);
  });

  it('with a reason can be focused, is described by it and does not fire', () => {
    const press = vi.fn<() => void>();
    render(
      <Button onPress={press} disabledReason="3 results left to moderate">
        Publish
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Publish' });
    button.focus();
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(button.hasAttribute('disabled')).toBe(false);
    expect(describedText(button)).toBe('3 results left to moderate');
    fireEvent.click(button);
    expect(press).not.toHaveBeenCalled();
  });

  it('moves the focus to its reason when it is pressed', () => {
    render(<Button disabledReason="3 results left to moderate">Publish</Button>);
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
    expect(document.activeElement?.textContent).toBe('3 results left to moderate');
  });

  it('says a hidden reason to assistive technology', () => {
    render(
      <Button disabledReason="3 results left to moderate" reason="hidden">
        Publish
      </Button>,
    );
    expect(describedText(screen.getByRole('button', { name: 'Publish' }))).toBe('3 results left to moderate');
  });

  it('with a reason does not submit its form', () => {
    const submit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    render(
      <form onSubmit={(event) => submit(event.nativeEvent)}>
        <Button type="submit" disabledReason="Name is missing">
          Launch
        </Button>
      </form>,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Launch' }));
    expect(submit).not.toHaveBeenCalled();
  });

  it('ignores presses while busy and keeps its label', () => {
    const press = vi.fn<() => void>();
    const { rerender } = render(<Button onPress={press}>Publish</Button>);
    const button = screen.getByRole('button', { name: 'Publish' });
    fireEvent.click(button);
    rerender(
      <Button onPress={press} busy>
        Publish
      </Button>,
    );
    fireEvent.click(button);
    fireEvent.keyDown(button, { key: 'Enter' });
    expect(press).toHaveBeenCalledTimes(1);
    expect(button.isConnected).toBe(true);
    expect(button.textContent).toContain('Publish');
    expect(button.getAttribute('aria-busy')).toBe('true');
  });

  it('keeps its element and the focus when a reason comes and goes', () => {
    const { rerender } = render(<Button>Publish</Button>);
    const button = screen.getByRole('button', { name: 'Publish' });
    button.focus();
    rerender(<Button disabledReason="Offline">Publish</Button>);
    expect(document.activeElement).toBe(button);
    rerender(<Button>Publish</Button>);
    expect(document.activeElement).toBe(button);
    expect(button.hasAttribute('aria-disabled')).toBe(false);
  });

  it('prints its shortcut and tells it to assistive technology', () => {
    render(<Button keys="Ctrl Enter">Send</Button>);
    const button = screen.getByRole('button', { name: 'Send' });
    expect(button.getAttribute('aria-keyshortcuts')).toBe('Control+Enter');
    expect(button.querySelector('kbd')?.textContent).toBe('Ctrl ↵');
  });
});

describe('an icon button', () => {
  it('has a name and, with a reason, does not fire', () => {
    const press = vi.fn<() => void>();
    render(<IconButton icon={Bell} label="Notifications" onPress={press} disabledReason="Nothing to show" />);
    const button = screen.getByRole('button', { name: 'Notifications' });
    fireEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(describedText(button)).toBe('Nothing to show');
  });
});
