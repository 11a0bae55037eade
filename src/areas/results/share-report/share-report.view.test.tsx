// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sharedReportLifecycle } from '#machines/lifecycles/shared-report/shared-report.machine.ts';
import type { Role } from '#schema/vocabulary/roles.ts';
import { hostedFor } from '#tests/support/hosted.tsx';
import { offersWhatTheChartAllows } from '#tests/support/offers.ts';
import ShareReportHost, { RevokeReport } from './share-report.host.tsx';
import { ShareReportView } from './share-report.view.tsx';
import type { SharedReport } from './share-report.view.tsx';

afterEach(cleanup);

const report: SharedReport = {
  id: 'r1',
  title: 'Release 11',
  state: 'active',
  parts: ['summary', 'issues'],
  issues: 'chosen',
  chosenCount: 1,
  leavesOut: ['testers', 'notes'],
  madeBy: 'Maya Okafor',
  createdAt: '2026-11-01T10:00:00.000Z',
  expiresAt: '2027-01-30T10:00:00.000Z',
  endedAt: null,
  openedCount: 0,
  lastOpenedAt: null,
  lastOpenedFrom: null,
  lastOpenedWith: null,
};
const { expiresAt, openedCount, lastOpenedAt, lastOpenedFrom, lastOpenedWith } = report;
const row = (state: SharedReport['state']) => ({ state, expiresAt, openedCount, lastOpenedAt, lastOpenedFrom, lastOpenedWith });

describe('a shared report', () => {
  offersWhatTheChartAllows({
    lifecycle: sharedReportLifecycle,
    places: { active: row('active'), expired: row('expired'), revoked: row('revoked') },
    draw: ({ state }, { role }) => {
      const { asked, Hosted } = hostedFor(role as Role, {});
      render(
        <Hosted>
          <RevokeReport report={{ ...report, state }} />
        </Hosted>,
      );
      return () => asked.length;
    },
    controls: { 'report.revoke': /^Revoke Release 11/u },
    allowed: { active: { 'report.revoke': 'CT' }, expired: {}, revoked: {} },
  });
});

const listed = (reports: readonly SharedReport[] | null) =>
  render(
    <ShareReportView reports={reports} waiting={<p>Wait</p>} onNew={() => undefined} onClose={() => undefined} renderRevoke={() => null} />,
  );

describe('the list of shared reports', () => {
  it('says what each holds and leaves out, until when, and how often and from where it was opened', () => {
    const opened = { openedCount: 3, lastOpenedAt: report.createdAt, lastOpenedFrom: '203.0.113.0/24', lastOpenedWith: 'Firefox on Linux' };
    listed([
      report,
      { ...report, ...opened, id: 'r2', state: 'revoked', issues: 'accepted', leavesOut: [], madeBy: null, endedAt: report.createdAt },
    ]);
    const [first, second] = screen.getAllByRole('listitem').map((item) => item.textContent);
    expect(first).toMatch(
      /^Release 11Summary, 1 chosen issueWithout names of testers, notesMade by Maya Okafor on .*, ends on .*Not opened yetActive$/u,
    );
    expect(second).toMatch(
      /^Release 11Summary, Accepted issuesMade by a former member on .*, ended on .*Opened 3 times, last .* with Firefox on Linux, 203\.0\.113\.0\/24Revoked$/u,
    );
  });

  it('says what appears where there is none, and waits where it is not known', () => {
    listed([]);
    expect(screen.getByText('No report yet')).toBeTruthy();
    cleanup();
    listed(null);
    expect([screen.queryByText('No report yet'), screen.getByText('Wait').textContent]).toEqual([null, 'Wait']);
  });
});

describe('a new report', () => {
  const open = async () => {
    const { asked, Hosted } = hostedFor('customer', {
      SharedReports: () => ({ sharedReports: [] }),
      IssuesToShare: () => ({
        flexibleTestingIssues: {
          __typename: 'IssueConnection',
          edges: [
            {
              __typename: 'IssueEdge',
              node: { __typename: 'Issue', id: 'i1', code: 'NW-1', title: 'Broken', severity: 'high', triageStatus: 'untriaged' },
            },
          ],
          pageInfo: { __typename: 'PageInfo', hasNextPage: false },
        },
      }),
    });
    render(
      <Hosted>
        <ShareReportHost testId="t1" name="Checkout" onClose={() => undefined} />
      </Hosted>,
    );
    await waitFor(() => expect(screen.getByText('No report yet')).toBeTruthy());
    fireEvent.click(screen.getByRole('button', { name: 'New report' }));
    return { asked, dialog: within(await screen.findByRole('dialog', { name: 'New report' })) };
  };

  it('leaves out names, notes and evidence at first, and says what each means', async () => {
    const { dialog } = await open();
    const boxes = dialog.getAllByRole('checkbox') as HTMLInputElement[];
    expect(boxes.map(({ name, checked }) => `${name} ${checked}`)).toEqual([
      'summary true',
      'cases false',
      'issues true',
      'testers true',
      'notes true',
      'environment false',
      'evidence true',
    ]);
    expect(dialog.getByText('What your team wrote at issues for itself.')).toBeTruthy();
  });

  it('offers the issues of the test to be chosen where they are, and a last day where it ends on one', async () => {
    const { dialog } = await open();
    expect(dialog.queryByText('0 chosen')).toBeNull();
    fireEvent.click(dialog.getByRole('radio', { name: 'Issues chosen by hand' }));
    fireEvent.click(await dialog.findByRole('checkbox', { name: /NW-1 Broken/u }));
    expect(dialog.getByText('1 chosen')).toBeTruthy();
    fireEvent.click(dialog.getByRole('radio', { name: 'Until a date' }));
    expect(dialog.getByText('Last day')).toBeTruthy();
  });
});
