import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CommandPalette } from './command-palette.tsx';
import type { Command, PaletteStatus } from './command-palette.tsx';

afterEach(cleanup);

const accept: Command = { id: '1', label: 'Accept this issue', keys: '1', disabledReason: 'It has been accepted.' };
const team: Command = { id: 'team', label: 'Team' };

const show = (items: readonly Command[], status: PaletteStatus = null, query = 'te') => {
  const [onAction, onClose, onRetry] = [vi.fn<(id: string) => void>(), vi.fn<() => void>(), vi.fn<() => void>()];
  const groups = [{ id: 'places', title: 'Go to', items }];
  render(
    <CommandPalette
      isOpen
      onClose={onClose}
      query={query}
      onQuery={() => undefined}
      groups={groups}
      onAction={onAction}
      status={status}
      onRetry={onRetry}
    />,
  );
  return { onAction, onClose, onRetry };
};
const said = () => within(screen.getByRole('dialog')).getByRole('status').textContent;

describe('the palette', () => {
  it('is a field that leads a list, says how many were found, and does what is chosen', () => {
    const { onAction, onClose } = show([team, accept]);
    const field = screen.getByRole('textbox', { name: 'Search or jump to' });
    expect(field.getAttribute('aria-controls')).toBe(screen.getByRole('menu', { name: 'Results' }).id);
    expect([screen.getByRole('group', { name: 'Go to' }), said()]).toEqual([expect.anything(), '2 found']);
    fireEvent.click(screen.getByRole('menuitem', { name: 'Team' }));
    expect([onAction.mock.calls, onClose.mock.calls.length]).toEqual([[['team']], 1]);
    // Toasts of a phone stay away from its field, which stands where they go while another dialog is open.
    expect(screen.getByRole('dialog').dataset['top']).toBe('');
  });

  it('is closed by a press where there is no key for it', () => {
    const { onClose } = show([team]);
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(onClose.mock.calls).toHaveLength(1);
  });

  it('does not do what is refused, and says why', () => {
    const { onAction, onClose } = show([accept]);
    const item = screen.getByRole('menuitem', { name: 'Accept this issue' });
    expect([item.getAttribute('aria-disabled'), screen.getByText('It has been accepted.')]).toEqual(['true', expect.anything()]);
    fireEvent.click(item);
    expect([onAction.mock.calls, onClose.mock.calls]).toEqual([[], []]);
  });

  it('tells nothing found from on its way, from too little typed and from no answer', () => {
    show([], null, ' zzyzx ');
    expect([screen.getByText("Nothing called 'zzyzx'."), said()]).toEqual([expect.anything(), 'Nothing found']);
    cleanup();
    show([], { kind: 'busy', text: 'Searching' });
    expect([screen.queryByText(/^Nothing called/), said()]).toEqual([null, 'Searching']);
    cleanup();
    const { onRetry } = show([team], { kind: 'failed', text: 'The search could not be done.' });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect([said(), onRetry.mock.calls.length]).toEqual(['The search could not be done.', 1]);
  });
});
