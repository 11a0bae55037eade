import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { givenSeverities, rejectionReasons } from '#schema/vocabulary/issue.ts';
import { moment, openPortalWorld } from '#tests/support/builders/portal-world.ts';
import type { Person, PortalWorld } from '#tests/support/builders/portal-world.ts';

const outcome = 'successful errors { code message path } result { id triageStatus triageReason severity wasRead version }';
const documents = {
  accept: `mutation ($input: FlexibleTestingIssueAcceptInput!) { answer: flexibleTestingIssueAccept(input: $input) { ${outcome} } }`,
  reject: `mutation ($input: FlexibleTestingIssueRejectInput!) { answer: flexibleTestingIssueReject(input: $input) { ${outcome} } }`,
  untriage: `mutation ($input: FlexibleTestingIssueUntriageInput!) { answer: flexibleTestingIssueUntriage(input: $input) { ${outcome} } }`,
  severity: `mutation ($input: FlexibleTestingChangeIssueSeverityInput!) { answer: flexibleTestingChangeIssueSeverity(input: $input) { ${outcome} } }`,
  read: `mutation ($input: IssueInput!) { answer: flexibleTestingMarkIssueAsRead(input: $input) { ${outcome} } }`,
} as const;
type Act = keyof typeof documents;

let world: PortalWorld;

beforeAll(async () => {
  world = await openPortalWorld();
});
afterAll(() => world.stop());
beforeEach(async () => {
  await world.sql(
    `update issue set triage_status = 'untriaged', triage_reason = null, triaged_at = null, severity = 'low', reviewed_severity = null, was_read = false, version = 1`,
  );
  await world.sql('update supervised_test set force_severity_change_before_accept = false');
});

const act = async (name: Act, input: object, person: Person = 'customer') =>
  (await world.ask(person, documents[name], { input: { issueId: world.id('issue-2'), ...input } })).answer;
const stored = async () =>
  (
    await world.sql(`select triage_status, triage_reason, triaged_at is not null as dated, severity from issue where id = $1`, [
      world.id('issue-2'),
    ])
  )[0];

describe('the triage of an issue', () => {
  it('RE-484 RE-485 RE-486 RE-706 RE-705 RE-826: is untriaged, accepted with a severity, or rejected with a reason', async () => {
    expect(await act('accept', { newSeverity: 'high' })).toEqual({
      successful: true,
      errors: [],
      result: { id: world.id('issue-2'), triageStatus: 'accepted', triageReason: null, severity: 'high', wasRead: false, version: 2 },
    });
    expect(await act('reject', { rejectionReason: 'Duplicate' })).toMatchObject({
      successful: true,
      result: { id: world.id('issue-2'), triageStatus: 'rejected', triageReason: 'Duplicate', severity: 'high' },
    });
    expect(await act('untriage', {})).toMatchObject({
      successful: true,
      result: { triageStatus: 'untriaged', triageReason: null, severity: 'high' },
    });
    expect(await stored()).toEqual({ triage_status: 'untriaged', triage_reason: null, dated: false, severity: 'high' });
    expect((await act('untriage', {})).errors).toEqual([
      { code: 'invalid_state', message: 'This issue has not been triaged yet.', path: null },
    ]);
  });

  it('RE-488 RE-409: takes the nine reasons and no other', async () => {
    for (const rejectionReason of rejectionReasons)
      expect((await act('reject', { rejectionReason })).result).toMatchObject({ triageStatus: 'rejected', triageReason: rejectionReason });
    expect(rejectionReasons).toHaveLength(9);
    await act('untriage', {});
    for (const rejectionReason of ['', 'other', 'Rejected', ' Other'])
      expect((await act('reject', { rejectionReason })).errors).toEqual([
        { code: 'inclusion', message: 'Please choose one of the listed reasons.', path: 'rejectionReason' },
      ]);
    expect(await stored()).toMatchObject({ triage_status: 'untriaged' });
  });

  it('RE-489 RE-490 RE-491: changes its mind: another reason, accepted after all, rejected after all', async () => {
    await act('reject', { rejectionReason: 'Duplicate' });
    expect((await act('reject', { rejectionReason: 'Other' })).result).toMatchObject({ triageReason: 'Other', version: 3 });
    expect((await act('reject', { rejectionReason: 'Other' })).result).toMatchObject({ triageReason: 'Other', version: 3 });
    expect((await act('accept', { newSeverity: 'medium' })).result).toMatchObject({
      triageStatus: 'accepted',
      triageReason: null,
      severity: 'medium',
    });
    expect((await act('accept', { newSeverity: 'medium' })).result.version).toBe(4);
    expect((await act('reject', { rejectionReason: 'Tester error' }, 'manager')).result).toMatchObject({
      triageStatus: 'rejected',
      triageReason: 'Tester error',
    });
    expect(await stored()).toMatchObject({ dated: true });
  });

  it('RE-487: takes the severity that is sent, else the reviewed one, else its own', async () => {
    for (const newSeverity of givenSeverities) expect((await act('accept', { newSeverity })).result.severity).toBe(newSeverity);
    for (const newSeverity of ['unknown', 'HIGH', ''])
      expect((await act('accept', { newSeverity })).errors[0]).toMatchObject({ code: 'inclusion', path: 'newSeverity' });
    await world.sql(`update issue set severity = 'low', reviewed_severity = 'critical'`);
    expect((await act('accept', {})).result.severity).toBe('critical');
    await world.sql(`update issue set severity = 'medium', reviewed_severity = null`);
    expect((await act('accept', {})).result.severity).toBe('medium');
  });

  it('asks for a severity where the test forces the choice', async () => {
    await world.sql('update supervised_test set force_severity_change_before_accept = true');
    expect((await act('accept', {})).errors).toEqual([{ code: 'blank', message: 'Please choose a severity.', path: 'newSeverity' }]);
    expect((await act('accept', { newSeverity: 'low' })).successful).toBe(true);
  });

  it('keeps the counts in step', async () => {
    const counts = async () =>
      Object.values(
        (
          await world.ask(
            'customer',
            'query ($id: ID!) { platformTest(id: $id) { ... on FlexibleTestingTest { issueCounts { untriaged accepted rejected } testStats { issuesHighCount } } } }',
            { id: world.id('supervised') },
          )
        ).platformTest,
      );
    expect(await counts()).toEqual([{ untriaged: 3, accepted: 0, rejected: 0 }, { issuesHighCount: 0 }]);
    await act('accept', { newSeverity: 'high' });
    expect(await counts()).toEqual([{ untriaged: 2, accepted: 1, rejected: 0 }, { issuesHighCount: 1 }]);
    const { flexibleTestingIssue } = await world.ask(
      'customer',
      'query ($id: ID!) { flexibleTestingIssue(id: $id) { issuesCount triagedIssuesCount } }',
      { id: world.id('issue-1') },
    );
    expect(flexibleTestingIssue).toEqual({ issuesCount: 3, triagedIssuesCount: 1 });
  });

  it('is for customers and test managers of the organization', async () => {
    const input = { issueId: world.id('issue-2'), newSeverity: 'low' };
    expect(await world.refusal('accepted', documents.accept, { input })).toBe('200 FORBIDDEN');
    expect(await world.refusal('customer of b', documents.accept, { input })).toBe('200 NOT_FOUND');
  });

  it('leaves one line of audit for each change, and one for a refusal', async () => {
    const [before] = await world.sql('select coalesce(max(id), 0) as id from audit');
    await act('accept', { newSeverity: 'high' });
    await act('accept', { newSeverity: 'high' });
    await act('reject', { rejectionReason: 'No' });
    expect(await world.sql(`select operation, outcome, before, after from audit where id > $1 order by id`, [before?.id])).toEqual([
      {
        operation: 'flexibleTestingIssueAccept',
        outcome: 'done',
        before: { triageStatus: 'untriaged', severity: 'low' },
        after: { triageStatus: 'accepted', severity: 'high' },
      },
      {
        operation: 'flexibleTestingIssueReject',
        outcome: 'refused',
        before: null,
        after: { errors: [expect.objectContaining({ code: 'inclusion' })] },
      },
    ]);
  });
});

describe('the severity of an issue', () => {
  it('RE-662: has four values to choose from', async () => {
    expect(
      (await world.ask('customer', 'query { issueSeverityOptions { name } }')).issueSeverityOptions.map(
        (each: { name: string }) => each.name,
      ),
    ).toEqual(['critical', 'high', 'medium', 'low']);
  });

  it('RE-711 RE-381 RE-382 RE-383 RE-384: changes by itself, in every state', async () => {
    for (const [name, input] of [
      ['untriage', {}],
      ['accept', { newSeverity: 'low' }],
      ['reject', { rejectionReason: 'Other' }],
    ] as const) {
      await act(name, input);
      for (const newSeverity of givenSeverities) {
        const answer = await act('severity', { newSeverity, source: 'ada' });
        expect([answer.successful, answer.result.severity]).toEqual([true, newSeverity]);
      }
    }
    expect(await stored()).toMatchObject({ triage_status: 'rejected', triage_reason: 'Other', severity: 'low' });
  });

  it("refuses another source than 'ada' and severities that nobody gives", async () => {
    expect((await act('severity', { newSeverity: 'high', source: 'portal' })).errors[0]).toMatchObject({
      code: 'inclusion',
      path: 'source',
    });
    for (const newSeverity of ['unknown', '', 'High'])
      expect((await act('severity', { newSeverity, source: 'ada' })).errors[0]).toMatchObject({ code: 'inclusion', path: 'newSeverity' });
    expect(await stored()).toMatchObject({ severity: 'low' });
  });

  it('RE-385: may be unknown until somebody gives one', async () => {
    await world.sql(`update issue set severity = 'unknown' where id = $1`, [world.id('issue-2')]);
    const { flexibleTestingIssue } = await world.ask('customer', 'query ($id: ID!) { flexibleTestingIssue(id: $id) { severity } }', {
      id: world.id('issue-2'),
    });
    expect(flexibleTestingIssue.severity).toBe('unknown');
    expect((await act('accept', {})).errors[0]).toMatchObject({ code: 'inclusion', path: 'newSeverity' });
  });
});

describe('the read mark', () => {
  it('RE-492 RE-715: is set once, by customers and test managers, for all', async () => {
    expect(await act('read', {}, 'accepted')).toMatchObject({ successful: true, errors: [], result: { wasRead: false } });
    expect(await act('read', {})).toMatchObject({ successful: true, errors: [], result: { wasRead: true, version: 1 } });
    expect(await act('read', {}, 'manager')).toMatchObject({ successful: true, result: { wasRead: true } });
    expect(moment).toBeDefined();
  });
});
