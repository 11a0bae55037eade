import { rejectionReasons, triageStatuses } from '#schema/vocabulary/issue.ts';
import type { Severity, TriageStatus } from '#schema/vocabulary/issue.ts';
import { disagreements, leaves, sender, whoMay } from '#machines/testing/who-may.ts';
import { walk } from '#machines/testing/walk.ts';
import { describe, expect, it } from 'vitest';
import { allowedEvents, next, refusalOf } from '../../lib/lifecycle.ts';
import { issueLifecycle, issueMachine } from './issue.machine.ts';
import { issueSamples, named, parted, restored, customer, row } from './issue.builders.ts';

const accept = (severity: string | null) => ({ type: 'issue.accept', actor: customer, severity }) as const;
const reject = (reason: string) => ({ type: 'issue.reject', actor: customer, reason }) as const;

describe('issue', () => {
  it('takes every transition', () => {
    expect(walk(issueMachine, issueSamples).untaken).toEqual([]);
  });

  it('answers the same asked, told why and moved', () => {
    const rows = triageStatuses.flatMap((status) => [
      row(status),
      row(status, { forceSeverityChangeBeforeAccept: true, severity: 'unknown' }),
      row(status, { duplicatesCount: 2 }),
      ...(status === 'rejected' ? [row(status, { originalId: 'o1' })] : []),
    ]);
    expect(
      disagreements(issueLifecycle, rows, [accept(null), accept('unknown'), reject('Because'), ...restored, ...named, ...parted]),
    ).toEqual([]);
  });

  it('lets customers and test managers triage in every state', () => {
    const everyone = { 'issue.accept': 'CT', 'issue.reject': 'CT', 'severity.change': 'CT', 'issue.restore': 'CT', 'issue.merge': 'CT' };
    expect(whoMay(issueLifecycle, row('untriaged'))).toEqual(everyone);
    expect(whoMay(issueLifecycle, row('accepted'))).toEqual({ ...everyone, 'issue.untriage': 'CT' });
    expect(whoMay(issueLifecycle, row('rejected'))).toEqual({ ...everyone, 'issue.untriage': 'CT' });
    expect(whoMay(issueLifecycle, row('rejected', { originalId: 'o1' }))).toEqual({
      ...everyone,
      'issue.untriage': 'CT',
      'issue.unmerge': 'CT',
    });
    expect(allowedEvents(issueLifecycle, row('untriaged'), sender('community_test_manager'))).toEqual([]);
    expect(refusalOf(issueLifecycle, row('untriaged'), { type: 'issue.untriage', actor: sender('community_test_manager') })?.code).toBe(
      'not_allowed',
    );
  });

  it('RE-484 RE-485 RE-486: is untriaged, accepted or rejected', () => {
    expect(leaves(issueMachine)).toEqual([...triageStatuses]);
  });

  it("is accepted with the severity given, else the moderator's, else its own", () => {
    expect(next(issueLifecycle, row('untriaged'), accept('high')).row).toEqual({ triageStatus: 'accepted', severity: 'high' });
    expect(next(issueLifecycle, row('untriaged', { reviewedSeverity: 'critical' }), accept(null)).row).toEqual({
      triageStatus: 'accepted',
      severity: 'critical',
    });
    expect(next(issueLifecycle, row('untriaged'), accept(null)).row).toEqual({ triageStatus: 'accepted' });
  });

  it('is accepted only with one of the four severities', () => {
    expect(refusalOf(issueLifecycle, row('untriaged'), accept('unknown'))?.path).toEqual(['newSeverity']);
    expect(refusalOf(issueLifecycle, row('untriaged', { severity: 'unknown' }), accept(null))?.code).toBe('inclusion');
    expect(refusalOf(issueLifecycle, row('untriaged', { forceSeverityChangeBeforeAccept: true }), accept(null))?.code).toBe('blank');
    expect(refusalOf(issueLifecycle, row('untriaged', { forceSeverityChangeBeforeAccept: true }), accept('low'))).toBeNull();
  });

  it('RE-488: is rejected with a listed reason only', () => {
    for (const reason of rejectionReasons)
      expect(next(issueLifecycle, row('untriaged'), reject(reason)).row).toEqual({ triageStatus: 'rejected', triageReason: reason });
    for (const reason of ['', 'Other reason', 'other'])
      expect(refusalOf(issueLifecycle, row('untriaged'), reject(reason))?.code).toBe('inclusion');
  });

  it('RE-489 RE-490 RE-491: the verdict and its reason can be changed', () => {
    expect(next(issueLifecycle, row('rejected'), reject('Other')).row).toEqual({ triageReason: 'Other' });
    expect(next(issueLifecycle, row('rejected'), accept(null)).row).toEqual({ triageStatus: 'accepted', triageReason: null });
    expect(next(issueLifecycle, row('accepted'), reject('Other')).row).toEqual({ triageStatus: 'rejected', triageReason: 'Other' });
  });

  it('the same verdict again succeeds and changes nothing', () => {
    expect(next(issueLifecycle, row('rejected'), reject('Duplicate'))).toEqual({ row: {}, changed: false });
    expect(next(issueLifecycle, row('accepted'), accept('medium'))).toEqual({ row: {}, changed: false });
    expect(next(issueLifecycle, row('accepted'), { type: 'severity.change', actor: customer, severity: 'medium' })).toEqual({
      row: {},
      changed: false,
    });
  });

  it('gets back what it had, an unknown severity too', () => {
    const restore = (triageStatus: TriageStatus, triageReason: string | null, severity: Severity) =>
      ({ type: 'issue.restore', actor: customer, triageStatus, triageReason, severity, originalId: null, namedAs: 'original' }) as const;
    expect(next(issueLifecycle, row('accepted', { severity: 'high' }), restore('untriaged', null, 'unknown')).row).toEqual({
      triageStatus: 'untriaged',
      severity: 'unknown',
    });
    expect(next(issueLifecycle, row('accepted'), restore('rejected', 'Other', 'medium')).row).toEqual({
      triageStatus: 'rejected',
      triageReason: 'Other',
    });
    expect(next(issueLifecycle, row('rejected'), restore('accepted', null, 'low')).row).toEqual({
      triageStatus: 'accepted',
      triageReason: null,
      severity: 'low',
    });
    expect(next(issueLifecycle, row('accepted'), restore('accepted', null, 'medium')).changed).toBe(false);
    for (const wrong of [restore('rejected', null, 'low'), restore('rejected', 'Because', 'low'), restore('accepted', 'Other', 'low')])
      expect(refusalOf(issueLifecycle, row('accepted'), wrong)).toMatchObject({ code: 'inclusion', path: ['triageReason'] });
  });

  it('names its original, and as the duplicate of one is still what the specification calls rejected as Duplicate', () => {
    const merge = (originalId: string) => ({ type: 'issue.merge', actor: customer, originalId, namedAs: 'original' }) as const;
    const merged = { triageStatus: 'rejected', triageReason: 'Duplicate', originalId: 'o1' } as const;
    expect(next(issueLifecycle, row('untriaged'), merge('o1')).row).toEqual(merged);
    expect(next(issueLifecycle, row('accepted'), merge('o1')).row).toEqual(merged);
    expect(next(issueLifecycle, row('rejected'), merge('o1')).row).toEqual({ originalId: 'o1' });
    const duplicate = row('rejected', { originalId: 'o1' });
    expect(next(issueLifecycle, duplicate, merge('o1')).changed).toBe(false);
    expect(next(issueLifecycle, duplicate, merge('o2')).row).toEqual({ originalId: 'o2' });
    expect(next(issueLifecycle, duplicate, reject('Duplicate')).changed).toBe(false);
    for (const event of [reject('Other'), accept(null), { type: 'issue.untriage', actor: customer } as const])
      expect(next(issueLifecycle, duplicate, event).row.originalId).toBeNull();
  });

  it('is no duplicate of itself, of a duplicate, or while others are its own, also where that is restored', () => {
    const had = { triageStatus: 'rejected', triageReason: 'Duplicate', severity: 'low', originalId: 'o1' } as const;
    for (const event of [
      { type: 'issue.merge', actor: customer, originalId: 'o1' },
      { type: 'issue.restore', actor: customer, ...had },
    ] as const) {
      const said = (namedAs: 'original' | 'duplicate' | 'itself', duplicatesCount = 0) =>
        refusalOf(issueLifecycle, row('untriaged', { duplicatesCount }), { ...event, namedAs })?.message ?? null;
      expect([said('original'), said('itself'), said('duplicate'), said('original', 1)]).toEqual([
        null,
        'An issue cannot be a duplicate of itself or of its own duplicate.',
        'The issue that was named became a duplicate. Choose its original.',
        'This issue has duplicates of its own. Merge the other one into it, or take them out first.',
      ]);
    }
    const misfit = { ...had, type: 'issue.restore', actor: customer, triageReason: 'Other', namedAs: 'original' } as const;
    expect(refusalOf(issueLifecycle, row('untriaged'), misfit)?.code).toBe('inclusion');
  });

  it('stands again as it did before it was merged', () => {
    const duplicate = row('rejected', { originalId: 'o1', severity: 'high' });
    const part = (triageStatus: TriageStatus, triageReason: string | null) =>
      ({ type: 'issue.unmerge', actor: customer, triageStatus, triageReason }) as const;
    expect(next(issueLifecycle, duplicate, part('untriaged', null)).row).toEqual({
      triageStatus: 'untriaged',
      triageReason: null,
      originalId: null,
    });
    expect(next(issueLifecycle, duplicate, part('accepted', null)).row).toEqual({
      triageStatus: 'accepted',
      triageReason: null,
      originalId: null,
    });
    expect(next(issueLifecycle, duplicate, part('rejected', 'Known issue')).row).toEqual({ triageReason: 'Known issue', originalId: null });
    expect(refusalOf(issueLifecycle, row('rejected'), part('untriaged', null))?.message).toBe('This issue is no duplicate of another.');
    expect(refusalOf(issueLifecycle, row('accepted'), part('untriaged', null))?.code).toBe('invalid_state');
  });

  it('goes back to untriaged without a reason', () => {
    expect(next(issueLifecycle, row('rejected'), { type: 'issue.untriage', actor: customer }).row).toEqual({
      triageStatus: 'untriaged',
      triageReason: null,
    });
  });
});
