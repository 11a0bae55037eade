// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MailView } from './mail.view.tsx';
import type { ShownMail } from './mail.view.tsx';

afterEach(cleanup);

const mail: ShownMail = {
  id: 'm1',
  organizationName: 'Northwind',
  kind: 'invitation',
  recipient: 'ada@mail.example',
  subject: 'You are invited',
  state: 'failed',
  attempts: 3,
  message: 'No such mailbox',
  createdAt: '2026-11-24T09:00:00.000Z',
  sentAt: null,
  isResendable: true,
};

const show = (mails: readonly ShownMail[], typed = '', server: string | null = null) => {
  const onType = vi.fn<(typed: string) => void>();
  render(
    <MailView
      mails={mails}
      unread={null}
      server={server}
      typed={typed}
      onType={onType}
      renderResend={({ id }) => <button type="button">Again {id}</button>}
    />,
  );
  return onType;
};

it('tells what was sent, what failed and why, and offers again what may be sent again', () => {
  show([mail, { ...mail, id: 'm2', state: 'sent', message: null, isResendable: false, organizationName: null }]);
  const rows = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(rows[0]).toMatch(/ada@mail\.example.*You are invited.*Northwind.*Failed.*No such mailbox.*Again m1/u);
  expect(rows[1]).toMatch(/–.*Sent/u);
  expect(screen.queryByText('Again m2')).toBeNull();
});

it('says that there is none, and that none matches', () => {
  const onType = show([]);
  expect(screen.getByText('No mail yet')).toBeDefined();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search mail' }), { target: { value: 'bo' } });
  expect(onType.mock.calls).toEqual([['bo']]);
  cleanup();
  show([], 'bo');
  expect(screen.getByText('No mail matches')).toBeDefined();
});

it('says where mails go, and that they stay where no mail server is set up', () => {
  show([mail], '', 'mail.example.com');
  expect(screen.getByText('Sent through mail.example.com.')).toBeDefined();
  cleanup();
  show([mail]);
  expect(screen.getByText(/^No mail server is set up/u)).toBeDefined();
});
