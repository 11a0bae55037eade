import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Unsent } from '../room/outbox.ts';
import { UnsentView } from './unsent.view.tsx';

afterEach(cleanup);

const unsent = (more: Pick<Unsent, 'delivery' | 'failure'>): Unsent => ({
  clientId: 'k',
  channelId: 'c',
  text: 'Hello',
  threadId: null,
  quotedMessageId: null,
  quotedText: null,
  files: [],
  at: '2026-01-01T00:00:00.000Z',
  isRefused: false,
  ...more,
});

it('SH-263, SH-264: a failed message is pressed to try again, with the reason beside it; a forbidden one is not', () => {
  const retry = vi.fn<() => void>();
  const show = (given: Unsent) => <UnsentView unsent={given} name="Ann" onRetry={retry} onDiscard={() => undefined} />;
  const { rerender } = render(show(unsent({ delivery: 'failed', failure: 'This message was deleted.' })));
  fireEvent.click(screen.getByRole('button', { name: 'Not sent. Press to try again' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(screen.getByText('This message was deleted.')).toBeTruthy();
  rerender(show(unsent({ delivery: 'refused', failure: 'You may not write here any more.' })));
  expect(screen.queryByRole('button', { name: /try again/u })).toBeNull();
  expect(screen.getByText('Not sent. You may not write here any more.')).toBeTruthy();
});
