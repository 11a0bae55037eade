import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { chatMessageStates } from '#schema/vocabulary/chat.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalFor, refusalOf } from '../../lib/lifecycle.ts';
import { chatMessageLifecycle, chatMessageMachine } from './chat-message.machine.ts';
import type { ChatMessageRow } from './chat-message.types.ts';
import { chatMessageSamples, rows, withFile, own, manager, deleted, at, reply, community, ofTester } from './chat-message.builders.ts';

const edit = (text: string) => ({ type: 'message.edit', text, at, actor: manager }) as const;
const may = (row: ChatMessageRow) => whoMay(chatMessageLifecycle, row);

describe('message of a chat', () => {
  it('takes every transition', () => {
    expect(leaves(chatMessageMachine)).toEqual([...chatMessageStates]);
    expect(walk(chatMessageMachine, chatMessageSamples).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () =>
    expect(disagreements(chatMessageLifecycle, rows, [edit(' '), edit('x'.repeat(5001))])).toEqual([]));

  it('SH-479, SH-480, SH-481, SH-482: in a channel that can be written in, all of delete, edit, react, reply and quote', () =>
    expect(may({ ...own, authorUserId: sender('customer').userId })).toMatchObject({
      'message.react': 'CTMS',
      'message.reply': 'CTMS',
      'message.quote': 'CTMS',
    }));

  it('lets only its author edit and delete it', () => {
    expect(refusalFor(chatMessageLifecycle, own, 'message.edit', manager, at)).toBeNull();
    expect(refusalFor(chatMessageLifecycle, own, 'message.delete', manager, at)).toBeNull();
    for (const type of ['message.edit', 'message.delete'] as const)
      expect(refusalFor(chatMessageLifecycle, { ...own, authorUserId: 'other' }, type, manager, at)).toEqual({
        code: 'not_allowed',
        message: 'Only the author can change a message.',
      });
  });

  it('lets the crowd change what its testers wrote, and nothing that a member did', () => {
    for (const type of ['message.edit', 'message.delete'] as const) {
      expect(refusalFor(chatMessageLifecycle, ofTester, type, sender('system'), at)).toBeNull();
      expect(refusalFor(chatMessageLifecycle, own, type, sender('system'), at)?.code).toBe('not_allowed');
      expect(refusalFor(chatMessageLifecycle, ofTester, type, manager, at)?.code).toBe('not_allowed');
    }
  });

  it('SH-358, SH-484: in a read-only channel none', () => expect(Object.values(may(community)).join('')).not.toMatch(/[CT]/));

  it('SH-485, SH-486, SH-487, SH-488, SH-489: in a thread all but reply', () => {
    expect(may(reply)).not.toHaveProperty('message.reply');
    expect(may(reply)).toMatchObject({ 'message.react': 'CTMS', 'message.quote': 'CTMS' });
    for (const type of ['message.edit', 'message.delete'] as const)
      expect(refusalFor(chatMessageLifecycle, reply, type, manager, at)).toBeNull();
  });

  it('keeps its new words, and needs some', () => {
    expect(next(chatMessageLifecycle, own, edit(' New. ')).row).toEqual({ state: 'edited', text: 'New.', editedAt: at });
    expect(refusalOf(chatMessageLifecycle, own, edit(' '))).toEqual({
      code: 'blank',
      message: 'A message needs a text or a file.',
      path: ['text'],
    });
    expect(refusalOf(chatMessageLifecycle, withFile, edit(' '))).toBeNull();
    expect(refusalOf(chatMessageLifecycle, own, edit(` ${'x'.repeat(5000)} `))).toBeNull();
    expect(refusalOf(chatMessageLifecycle, own, edit('x'.repeat(5001)))).toMatchObject({ code: 'too_long', path: ['text'] });
  });

  it('stays deleted', () => {
    expect(next(chatMessageLifecycle, own, { type: 'message.delete', at, actor: manager }).row).toEqual({
      state: 'deleted',
      deletedAt: at,
    });
    expect(refusalOf(chatMessageLifecycle, deleted, edit('Back'))).toEqual({
      code: 'invalid_state',
      message: 'This message has been deleted.',
    });
  });
});
