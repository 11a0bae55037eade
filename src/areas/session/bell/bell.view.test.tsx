// @vitest-environment happy-dom
import type { Marking } from '#machines/flows/session/mark-notifications.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { BellView } from './bell.view.tsx';

afterEach(cleanup);

const notice = (publicId: string, isRead: boolean, link: string | null = `/results/${publicId}`) => ({
  kind: 'results_published',
  publicId,
  createdAt: `2026-11-21T08:00:0${publicId.length}.000Z`,
  isRead,
  testId: null,
  details: { description: `Notice ${publicId}`, link },
});

const show = (notices: readonly ReturnType<typeof notice>[] | null, unreadOnly = false) => {
  const [onMark, onClose, onUnreadOnly] = [vi.fn<(marking: Marking) => void>(), vi.fn<() => void>(), vi.fn<(only: boolean) => void>()];
  render(
    <BellView
      notifications={notices}
      unreadOnly={unreadOnly}
      onUnreadOnly={onUnreadOnly}
      onMark={onMark}
      onClose={onClose}
      settings="/organization-user-settings/notifications"
    />,
  );
  return { onMark, onClose, onUnreadOnly };
};

it('marks one that is followed as read and closes, and leads nowhere that may not be followed', () => {
  const { onMark, onClose } = show([notice('a', false), notice('bb', true), notice('ccc', false, 'javascript:alert(1)')]);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  fireEvent.click(screen.getByRole('link', { name: 'Notice a' }));
  fireEvent.click(screen.getByRole('link', { name: 'Notice bb' }));
  expect([onMark.mock.calls, onClose.mock.calls.length, screen.queryByRole('link', { name: 'Notice ccc' })]).toEqual([
    [[{ publicIds: ['a'], isRead: true }]],
    2,
    null,
  ]);
});

it('marks one, back, and all that are shown', () => {
  const { onMark } = show([notice('a', false), notice('bb', true)]);
  fireEvent.click(screen.getByRole('button', { name: 'Mark as read' }));
  fireEvent.click(screen.getByRole('button', { name: 'Mark as unread' }));
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  expect(onMark.mock.calls.flat()).toEqual([
    { publicIds: ['a'], isRead: true },
    { publicIds: ['bb'], isRead: false },
    { until: '2026-11-21T08:00:01.000Z' },
  ]);
});

it('is filtered, and says that there is nothing', () => {
  const { onUnreadOnly } = show([], true);
  expect(screen.getByText('You have read everything')).toBeDefined();
  fireEvent.click(screen.getByRole('radio', { name: 'All' }));
  expect([onUnreadOnly.mock.calls, screen.queryByRole('button', { name: 'Mark all as read' })]).toEqual([[[false]], null]);
});
