import { attachmentStates } from '#schema/vocabulary/case-result.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { next, refusalOf } from '../../lib/lifecycle.ts';
import { attachmentLifecycle, attachmentMachine } from './attachment.machine.ts';
import { attachmentSamples, row } from './attachment.builders.ts';

const moderator = sender('community_test_manager');
const at = '2026-03-01T10:00:00.000Z';
const archive = { type: 'attachment.archive', actor: moderator, at } as const;
const restore = { type: 'attachment.restore', actor: moderator } as const;

describe('attachment', () => {
  it('takes every transition', () => {
    expect(walk(attachmentMachine, attachmentSamples).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    const rows = attachmentStates.flatMap((state) => [
      row(state),
      row(state, { participantStatus: 'results_published' }),
      row(state, { participantStatus: null }),
    ]);
    expect(disagreements(attachmentLifecycle, rows)).toEqual([]);
  });

  it('who may do what', () => {
    expect(leaves(attachmentMachine)).toEqual([...attachmentStates]);
    expect(Object.fromEntries(attachmentStates.map((state) => [state, whoMay(attachmentLifecycle, row(state))]))).toEqual({
      checking: { 'check.pass': 'S', 'check.fail': 'S' },
      available: { 'check.fail': 'S', 'attachment.archive': 'TM', 'attachment.restore': 'TM' },
      archived: { 'attachment.archive': 'TM', 'attachment.restore': 'TM' },
      blocked: {},
    });
  });

  it('is taken out and put back; the same again succeeds and changes nothing', () => {
    expect(next(attachmentLifecycle, row('available'), archive).row).toEqual({ state: 'archived', archivedAt: at });
    expect(next(attachmentLifecycle, row('archived', { archivedAt: '2026-02-01T10:00:00.000Z' }), archive).changed).toBe(false);
    expect(next(attachmentLifecycle, row('archived', { archivedAt: at }), restore).row).toEqual({ state: 'available', archivedAt: null });
    expect(next(attachmentLifecycle, row('available'), restore).changed).toBe(false);
  });

  it('stays as it is once results are published', () => {
    const published = row('available', { participantStatus: 'results_published' });
    expect(refusalOf(attachmentLifecycle, published, archive)).toEqual({
      code: 'not_allowed',
      message: 'The results of this tester are published.',
    });
    expect(refusalOf(attachmentLifecycle, { ...published, state: 'archived' }, restore)?.code).toBe('not_allowed');
  });
});
