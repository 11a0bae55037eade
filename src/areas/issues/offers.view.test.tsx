// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, vi } from 'vitest';
import { createActor } from 'xstate';
import { toggleAutoExportMachine } from '#machines/flows/issues/toggle-auto-export.ts';
import { autoExportLifecycle } from '#machines/lifecycles/auto-export/auto-export.machine.ts';
import type { AutoExportRow } from '#machines/lifecycles/auto-export/auto-export.types.ts';
import { issueExportLifecycle } from '#machines/lifecycles/issue-export/issue-export.machine.ts';
import type { IssueExportRow } from '#machines/lifecycles/issue-export/issue-export.types.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import type { ActorRole } from '#schema/vocabulary/roles.ts';
import { offersWhatTheChartAllows } from '#tests/support/offers.ts';
import { signedInWith } from '#tests/support/signed-in.tsx';
import { ToggleAutoExportView } from './auto-export-settings/toggle-auto-export.view.tsx';
import { ExportProgress } from './follow-export/export-progress.act.tsx';

afterEach(cleanup);

describe('an issue on its way to a tracker', () => {
  const row = (state: IssueExportRow['state']): IssueExportRow => ({
    state,
    attempts: 0,
    sentAt: null,
    notBefore: null,
    remoteId: null,
    remoteKey: null,
    remoteUrl: null,
    message: null,
  });
  const at = '2026-11-21T10:00:00.000Z';
  const draw = ({ state }: IssueExportRow, role: ActorRole) => {
    const { calls, SignedIn } = signedInWith(undefined, role);
    const exported = {
      __typename: 'IssueExport' as const,
      id: 'e1',
      state,
      notBefore: null,
      key: null,
      url: null,
      message: null,
      destination: 'jira' as const,
      place: 'NW',
      issue: { id: 'i1', code: 'NW-412-1', title: 'Slow search' },
    };
    const job = {
      id: 'j1',
      destination: 'jira' as const,
      place: 'NW',
      isAutomatic: false,
      startedBy: 'Ada',
      createdAt: at,
      finishedAt: null,
      isDisconnected: false,
      restsUntil: null,
      exports: [exported],
    };
    render(
      <SignedIn>
        <ExportProgress job={job} onClose={() => undefined} />
      </SignedIn>,
    );
    return () => calls.length;
  };
  offersWhatTheChartAllows({
    lifecycle: issueExportLifecycle,
    places: {
      waiting: row('waiting'),
      sending: row('sending'),
      created: row('created'),
      delivered: row('delivered'),
      failed: row('failed'),
      cancelled: row('cancelled'),
    },
    draw: (asked, { role }) => draw(asked, role),
    controls: { 'export.cancel': /^Cancel export/, 'export.retry': /^Try again/ },
    allowed: {
      waiting: { 'export.cancel': 'CT' },
      sending: {},
      created: {},
      delivered: {},
      failed: { 'export.retry': 'CT' },
      cancelled: { 'export.retry': 'CT' },
    },
  });
});

describe('auto-export', () => {
  const row = (state: AutoExportRow['state'], activeDestinations: readonly string[]): AutoExportRow => ({
    state,
    enabledDestinations: ['jira'],
    severitiesForExport: ['high'],
    activeDestinations,
  });
  offersWhatTheChartAllows({
    lifecycle: autoExportLifecycle,
    places: {
      off: row('disabled', ['jira']),
      'off, nothing to export to': row('disabled', []),
      on: row('enabled', ['jira']),
      'on, nothing to export to': row('enabled', []),
    },
    draw: (asked, actor) => {
      const sent = vi.fn<() => void>();
      const actorRef = createActor(toggleAutoExportMachine, { inspect: ({ type }) => void (type === '@xstate.event' && sent()) }).start();
      sent.mockClear();
      const { 'export.toggle': disabledReason } = verdicts(autoExportLifecycle, asked, actor);
      render(<ToggleAutoExportView actorRef={actorRef} isEnabled={asked.state === 'enabled'} disabledReason={disabledReason} />);
      return () => sent.mock.calls.length;
    },
    controls: { 'export.toggle': /^Turn (on|off)/ },
    allowed: {
      off: { 'export.toggle': 'CT' },
      'off, nothing to export to': {},
      on: { 'export.toggle': 'CT' },
      'on, nothing to export to': { 'export.toggle': 'CT' },
    },
  });
});
