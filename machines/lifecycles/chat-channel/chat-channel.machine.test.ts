import { chatChannelStatuses, chatTypes } from '#schema/vocabulary/around.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalFor } from '../../lib/lifecycle.ts';
import { chatChannelLifecycle, chatChannelMachine } from './chat-channel.machine.ts';
import { chatChannelSamples } from './chat-channel.builders.ts';

const rows = chatTypes.flatMap((chatType) => chatChannelStatuses.map((status) => ({ status, chatType })));

describe('chat channel', () => {
  it('takes every transition', () => {
    expect(walk(chatChannelMachine, chatChannelSamples).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    expect(disagreements(chatChannelLifecycle, rows)).toEqual([]);
  });

  it('SH-245, SH-258, SH-342, SH-259, SH-340, SH-344: is unresolved or resolved, and only a test manager resolves it', () => {
    expect(leaves(chatChannelMachine)).toEqual([...chatChannelStatuses]);
    for (const row of rows) expect(whoMay(chatChannelLifecycle, row)).toMatchObject({ 'channel.resolve': 'T', 'channel.reopen': 'S' });
  });

  it('SH-357, SH-033: is written in by everybody of the test when public, by staff when private, by moderators when of the community', () => {
    expect(rows.map((row) => [row.chatType, whoMay(chatChannelLifecycle, row)['message.post']])).toEqual([
      ['public', 'CTMS'],
      ['public', 'CTMS'],
      ['private', 'TMS'],
      ['private', 'TMS'],
      ['community', 'MS'],
      ['community', 'MS'],
    ]);
    expect(
      refusalFor(chatChannelLifecycle, { status: 'unresolved', chatType: 'community' }, 'message.post', sender('test_manager')),
    ).toEqual({
      code: 'not_allowed',
      message: 'This chat is read-only for you.',
    });
  });

  it('is marked resolved; the same again succeeds and changes nothing', () => {
    const resolve = { type: 'channel.resolve', actor: sender('test_manager') } as const;
    expect(next(chatChannelLifecycle, { status: 'unresolved', chatType: 'private' }, resolve).row).toEqual({ status: 'resolved' });
    expect(next(chatChannelLifecycle, { status: 'resolved', chatType: 'private' }, resolve)).toEqual({ row: {}, changed: false });
  });
});
