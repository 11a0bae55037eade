// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hueInk } from './hues.ts';
import { ToastHost, showToast } from './toast.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  act(() => toast.removeAll());
  cleanup();
  vi.useRealTimers();
});

const shownAfter = (milliseconds: number, text: string) => {
  for (let passed = 0; passed < milliseconds; passed += 100) act(() => void vi.advanceTimersByTime(100));
  return screen.queryByText(text) !== null;
};

describe('toasts', () => {
  it.each([
    ['success', 4000],
    ['danger', 4000],
    ['info', 3000],
    ['error', 5000],
  ] as const)('SH-429 SH-432 SH-433 SH-434 LA-584: %s closes by itself after %i ms', (type, lifetime) => {
    render(<ToastHost />);
    act(() => void showToast({ type, text: 'A sentence' }));
    expect(shownAfter(lifetime - 100, 'A sentence')).toBe(true);
    expect(shownAfter(600, 'A sentence')).toBe(false);
  });

  it.each([
    ['SH-430', 'info', 'warning'],
    ['SH-431', 'error', 'danger'],
  ] as const)('%s: of type %s are shown in the style of %s', (_, type, hue) => {
    render(<ToastHost />);
    act(() => void showToast({ type, text: 'A sentence' }));
    expect(document.querySelector('[data-toast] svg')?.classList.contains(hueInk[hue])).toBe(true);
  });

  it('SH-435: are at most 450 px wide', () => {
    render(<ToastHost />);
    act(() => void showToast({ type: 'info', text: 'A sentence' }));
    expect(screen.getByRole('region', { name: 'Notifications' }).className).toContain(' max-w-[450px] ');
  });

  it('let their button go below a sentence that has no room beside it on a phone, and keep their close outside', () => {
    render(<ToastHost />);
    act(() => void showToast({ type: 'danger', text: 'A sentence', action: { label: 'Try again', onPress: () => undefined } }));
    const words = screen.getByText('A sentence').parentElement?.parentElement;
    expect([words?.className.split(' ').includes('max-desk:flex-wrap'), words?.textContent]).toEqual([true, 'A sentenceTry again']);
  });

  it('stay until they are closed where nothing goes on without them', () => {
    const reload = vi.fn<() => void>();
    render(<ToastHost />);
    act(() => void showToast({ type: 'danger', text: 'Reload the page', action: { label: 'Reload', onPress: reload }, stays: true }));
    expect(shownAfter(60_000, 'Reload the page')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledOnce();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(shownAfter(400, 'Reload the page')).toBe(false);
  });

  it('say the same again in the same place, and two things beside each other', () => {
    render(<ToastHost />);
    act(() => {
      showToast({ type: 'error', text: 'The same' });
      showToast({ type: 'error', text: 'The same' });
      showToast({ type: 'success', text: 'The same' });
      showToast({ type: 'info', text: 'Done', undo: () => undefined });
    });
    expect([screen.getAllByText('The same').length, screen.getAllByText('Done').length]).toEqual([2, 1]);
  });

  it('tell of no other failure while one stays that says why nothing goes on', () => {
    render(<ToastHost />);
    act(() => {
      showToast({ type: 'danger', text: 'Reload the page', stays: true });
      showToast({ type: 'danger', text: 'The note could not be saved' });
      showToast({ type: 'success', text: 'Copied' });
    });
    expect([shownAfter(100, 'The note could not be saved'), shownAfter(100, 'Reload the page'), shownAfter(100, 'Copied')]).toEqual([
      false,
      true,
      true,
    ]);
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(shownAfter(400, 'Reload the page')).toBe(false);
    act(() => void showToast({ type: 'danger', text: 'The note could not be saved' }));
    expect(shownAfter(100, 'The note could not be saved')).toBe(true);
  });

  it('are assertive for failures and polite otherwise', () => {
    render(<ToastHost />);
    act(() => void showToast({ type: 'danger', text: 'Broken' }));
    act(() => void showToast({ type: 'success', text: 'Saved' }));
    expect(screen.getByRole('alert').textContent).toContain('Broken');
    expect(screen.getByRole('status').textContent).toContain('Saved');
  });

  it('go on after pointer and focus have both left', () => {
    render(<ToastHost />);
    act(() => void showToast({ type: 'success', text: 'Saved' }));
    const region = screen.getByRole('region', { name: 'Notifications' });
    fireEvent.mouseEnter(region);
    fireEvent.focus(screen.getByRole('button', { name: 'Close' }));
    fireEvent.mouseLeave(region);
    expect(shownAfter(10_000, 'Saved')).toBe(true);
    fireEvent.blur(screen.getByRole('button', { name: 'Close' }));
    expect(shownAfter(5000, 'Saved')).toBe(false);
  });

  it('offer undo for eight seconds, and wait while the pointer is on them', () => {
    const undo = vi.fn<() => void>();
    render(<ToastHost />);
    act(() => void showToast({ type: 'success', text: 'Rejected', undo }));
    expect(shownAfter(7000, 'Rejected')).toBe(true);
    fireEvent.mouseEnter(screen.getByRole('region', { name: 'Notifications' }));
    expect(shownAfter(20_000, 'Rejected')).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
  });

  it('stay as long where they lead somewhere, by a press or by an address', () => {
    render(<ToastHost />);
    act(() => void showToast({ type: 'danger', text: 'Not accepted', action: { label: 'Try again', onPress: () => undefined } }));
    act(() => void showToast({ type: 'success', text: 'Launched', action: { label: 'Results', href: '/results' } }));
    expect([shownAfter(7000, 'Not accepted'), shownAfter(0, 'Launched')]).toEqual([true, true]);
    expect([shownAfter(1500, 'Not accepted'), shownAfter(0, 'Launched')]).toEqual([false, false]);
  });

  it('count down anew when they are shown again, and only then', () => {
    const tick = () => document.querySelector('[data-countdown]');
    const discard = () => act(() => void showToast({ id: 'discarded', type: 'info', text: 'Discarded', undo: () => {} }));
    render(<ToastHost />);
    discard();
    const first = tick();
    expect(shownAfter(7000, 'Discarded')).toBe(true);
    fireEvent.mouseEnter(screen.getByRole('region', { name: 'Notifications' }));
    fireEvent.mouseLeave(screen.getByRole('region', { name: 'Notifications' }));
    expect([first === null, tick() === first]).toEqual([false, true]);
    discard();
    expect([tick() === first, shownAfter(7000, 'Discarded'), shownAfter(1500, 'Discarded')]).toEqual([false, true, false]);
  });

  it('give the focus back to what had it, or to the title where that is gone', () => {
    const Page = ({ hasRow }: { hasRow: boolean }) => (
      <>
        <main id="main">
          <h1>Drafts</h1>
          {hasRow ? <button type="button">Row</button> : null}
        </main>
        <ToastHost />
      </>
    );
    const { rerender } = render(<Page hasRow />);
    const undoFromRow = (): string | null | undefined => {
      screen.queryByRole('button', { name: 'Row' })?.focus();
      act(() => void showToast({ type: 'info', text: 'Discarded', undo: () => {} }));
      const undo = screen.getAllByRole('button', { name: 'Undo' }).at(-1)!;
      act(() => undo.focus());
      return (fireEvent.click(undo), shownAfter(400, 'Discarded'), document.activeElement?.textContent);
    };
    expect(undoFromRow()).toBe('Row');
    rerender(<Page hasRow={false} />);
    expect(undoFromRow()).toBe('Drafts');
  });

  it('undo the newest with its key, once, and leave the key to a field', () => {
    const undone: string[] = [];
    const undo = (event: Partial<KeyboardEventInit> = {}, target: Window | Element = window) =>
      act(() => void fireEvent.keyDown(target, { key: 'z', ctrlKey: true, ...event }));
    render(
      <>
        <ToastHost />
        <input aria-label="Name" />
      </>,
    );
    for (const text of ['First', 'Second']) act(() => void showToast({ type: 'info', text, undo: () => undone.push(text) }));
    undo({}, screen.getByLabelText('Name'));
    undo({ shiftKey: true });
    undo({ repeat: true });
    expect(undone).toEqual([]);
    undo();
    undo();
    undo();
    expect(undone).toEqual(['Second', 'First']);
  });

  it('take their key before the screen below, which has one of its own', () => {
    const taken: boolean[] = [];
    const screenKey = (event: KeyboardEvent) => taken.push(event.defaultPrevented);
    window.addEventListener('keydown', screenKey);
    render(<ToastHost />);
    act(() => void showToast({ type: 'info', text: 'Removed', undo: () => undefined }));
    act(() => void fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true }));
    act(() => void fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true }));
    window.removeEventListener('keydown', screenKey);
    expect(taken).toEqual([true, false]);
  });
});
