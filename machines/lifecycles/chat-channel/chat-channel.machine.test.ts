import { chatChannelStatuses } from '#schema/vocabulary/around.ts';
import { byEveryone, disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next } from '../../lib/lifecycle.ts';
import { chatChannelLifecycle, chatChannelMachine } from './chat-channel.machine.ts';

const rows = chatChannelStatuses.map((status) => ({ status }));

describe('chat channel', () => {
  it('takes every transition', () => {
    expect(walk(chatChannelMachine, { events: byEveryone(chatChannelLifecycle) }).missed).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    expect(disagreements(chatChannelLifecycle, rows)).toEqual([]);
  });

  it('is unresolved or resolved', () => {
    expect(leaves(chatChannelMachine)).toEqual([...chatChannelStatuses]);
    for (const row of rows) expect(whoMay(chatChannelLifecycle, row)).toEqual({ 'channel.resolve': 'T', 'channel.reopen': 'S' });
  });

  it('is marked resolved; the same again succeeds and changes nothing', () => {
    const resolve = { type: 'channel.resolve', actor: sender('test_manager') } as const;
    expect(next(chatChannelLifecycle, { status: 'unresolved' }, resolve).row).toEqual({ status: 'resolved' });
    expect(next(chatChannelLifecycle, { status: 'resolved' }, resolve)).toEqual({ row: {}, changed: false });
  });
});
