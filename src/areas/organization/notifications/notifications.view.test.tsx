// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { NotificationsView } from './notifications.host.tsx';

afterEach(cleanup);

const notice = (publicId: string, description: string, link: string | null) => ({
  kind: 'test_finished',
  publicId,
  createdAt: '2026-11-21T08:00:00.000Z',
  details: { description, link },
});

it('links to what the notification is about, and only where a link may be followed', () => {
  render(
    <NotificationsView
      notifications={[
        notice('n1', 'Checkout is live', '/results/t1'),
        notice('n2', 'Read more', 'https://help.example/'),
        notice('n3', 'Odd', 'javascript:alert(1)'),
        notice('n4', 'Plain', null),
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/results/t1', 'https://help.example/']);
});

it('says that there are none', () => {
  render(<NotificationsView notifications={[]} />);
  expect(screen.getByText('You have no notifications')).toBeDefined();
});
