// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SandboxView, firstCall } from './sandbox.view.tsx';
import type { ShownCall } from './sandbox.view.tsx';

afterEach(cleanup);

const token = { id: 't1', name: 'Crowd of Ada', isSandbox: true };
const call: ShownCall = {
  id: 'c1',
  tokenName: token.name,
  at: '2026-11-24T09:00:00.000Z',
  operation: 'saveTesters',
  sent: '{"input":{"testers":[]}}',
  outcome: 'refused',
  words: 'testers[0].email: Not a valid email address.',
  milliseconds: 1234,
};

const show = (tokens: readonly (typeof token)[] | null, calls: readonly ShownCall[] | null) => {
  const onChoose = vi.fn<(tokenId: string) => void>();
  render(<SandboxView tokens={tokens} calls={calls} unread={<p>They load</p>} chosen="all" onChoose={onChoose} />);
  return onChoose;
};

it('tells of each call who made it, what was sent, what became of it, when and how long it took', () => {
  show(
    [token],
    [call, { ...call, id: 'c2', outcome: 'answered', words: 'Done' }, { ...call, id: 'c3', outcome: 'failed', words: 'Wrong' }],
  );
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(rows[0]).toMatch(
    /^saveTestersCrowd of Ada\{"input":\{"testers":\[\]\}\}Refusedtesters\[0\]\.email: Not a valid email address\..*1,234 ms$/u,
  );
  expect(rows.map((row) => /Answered|Refused|Failed/u.exec(row ?? '')?.[0])).toEqual(['Refused', 'Answered', 'Failed']);
  expect(
    screen.getByText(/nothing is changed, nobody is notified, no file stays\. The last 50 calls of each token stand here for 7 days\./u),
  ).toBeDefined();
});

it('says what to do where there is no token, no call, or nothing was read', () => {
  show([{ ...token, isSandbox: false }], []);
  expect(screen.getByText('No sandbox token yet')).toBeDefined();
  cleanup();
  show([token], []);
  expect(screen.getByText('No calls yet')).toBeDefined();
  cleanup();
  show(null, null);
  expect(screen.getByText('They load')).toBeDefined();
});

it('is narrowed to one token where there are several', () => {
  show([token], [call]);
  expect(screen.queryByRole('button', { name: /All sandbox tokens/u })).toBeNull();
  cleanup();
  const onChoose = show([token, { ...token, id: 't2', name: 'Crowd of Bo' }], [call]);
  fireEvent.click(screen.getByRole('button', { name: /All sandbox tokens/u }));
  fireEvent.click(screen.getByRole('option', { name: 'Crowd of Bo' }));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('t2');
});

it('is begun by a command that a shell takes as it is', () => {
  const words = firstCall('https://muster.example.com', 'mcrowd_sandbox_x')
    .replaceAll('\\\n', '')
    .match(/'[^']*'|\S+/gu);
  expect(words).toEqual([
    'curl',
    '-i',
    'https://muster.example.com/api/crowd',
    '-H',
    "'Authorization: Bearer mcrowd_sandbox_x'",
    '-H',
    "'Content-Type: application/json'",
    '-d',
    `'{"query":"{ vocabulary(kinds: [device_type]) { name } }"}'`,
  ]);
});
