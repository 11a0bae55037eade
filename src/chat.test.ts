import { describe, expect, it } from 'vitest';
import { unreadWith } from './chat.tsx';

const channels = [
  { chatType: 'private', unreadCount: 2 },
  { chatType: 'community', unreadCount: 1 },
] as const;

describe('the unread mark of a tester', () => {
  it('RE-617, RE-630: shows for a community test manager', () => {
    expect(unreadWith(channels, 'community_test_manager', true)).toBe(3);
    expect(unreadWith([], 'community_test_manager', true)).toBe(0);
  });

  it('RE-631: shows for a test manager when no community managers are assigned, and not when some are', () => {
    expect(unreadWith(channels, 'test_manager', false)).toBe(3);
    expect(unreadWith(channels, 'test_manager', true)).toBe(0);
  });

  it('shows for no customer', () => expect(unreadWith(channels, 'customer', false)).toBe(0));
});
