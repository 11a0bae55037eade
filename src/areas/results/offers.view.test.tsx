// @vitest-environment happy-dom
import { participantStatuses } from '#schema/vocabulary/participant.ts';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, vi } from 'vitest';
import { publishControl } from '#machines/lifecycles/participant/participant.seen.rules.ts';
import { participantLifecycle } from '#machines/lifecycles/participant/participant.machine.ts';
import type { ParticipantRow } from '#machines/lifecycles/participant/participant.types.ts';
import { advancedTestLifecycle } from '#machines/lifecycles/advanced-test/advanced-test.machine.ts';
import { attachmentRequirementLifecycle } from '#machines/lifecycles/attachment-requirement/attachment-requirement.machine.ts';
import { automaticManagementLifecycle } from '#machines/lifecycles/automatic-management/automatic-management.machine.ts';
import { moderatorAssignmentLifecycle } from '#machines/lifecycles/moderator-assignment/moderator-assignment.machine.ts';
import { resultsNeededLifecycle } from '#machines/lifecycles/results-needed/results-needed.machine.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { advancedTestRowOf } from '#schema/generated/client/rows/advanced-test.documents.ts';
import { attachmentRequirementRowOf } from '#schema/generated/client/rows/attachment-requirement.documents.ts';
import { automaticManagementRowOf } from '#schema/generated/client/rows/automatic-management.documents.ts';
import { moderatorAssignmentRowOf } from '#schema/generated/client/rows/moderator-assignment.documents.ts';
import { participantRowOf } from '#schema/generated/client/rows/participant.documents.ts';
import { resultsNeededRowOf } from '#schema/generated/client/rows/results-needed.documents.ts';
import { offersWhatTheChartAllows } from '#tests/support/offers.ts';
import { signedInWith } from '#tests/support/signed-in.tsx';
import { removalRefusal } from './assign-moderators/assign-moderators.rules.ts';
import { Removable } from './assign-moderators/assign-moderators.host.tsx';
import { participant } from './parts/results.builders.ts';
import { PublishCell } from './testers/publish-cell.tsx';
import { RemoveTestersButton } from './remove-testers/remove-testers-button.tsx';
import { launchOffer } from './test/launch-requested.rules.ts';
import { LinkButton } from '#src/ui/link-button.tsx';
import { AttachmentRequirement } from './test-settings/attachment-requirement.act.tsx';
import { Management } from './test-settings/management.act.tsx';
import { ResultsNeeded } from './test-settings/results-needed.act.tsx';
import { attachmentRefusal, managementRefusal } from './test-settings/test-settings.rules.ts';

afterEach(cleanup);

const show = (view: ReactNode) => {
  const { calls, SignedIn } = signedInWith();
  render(<SignedIn>{view}</SignedIn>);
  return () => calls.length;
};

describe('whether a case passes only with an attachment', () => {
  const row = (requiredAttachmentForPass: boolean, status: 'open' | 'closed' | 'cancelled') =>
    ({ id: 't1', requiredAttachmentForPass, testWindow: { status } }) as const;
  const tests = {
    optional: row(false, 'open'),
    required: row(true, 'open'),
    'optional, closed': row(false, 'closed'),
    'required, cancelled': row(true, 'cancelled'),
  };
  offersWhatTheChartAllows({
    lifecycle: attachmentRequirementLifecycle,
    places: Object.fromEntries(Object.entries(tests).map(([place, test]) => [place, attachmentRequirementRowOf(test)])),
    draw: ({ requiredAttachmentForPass, windowStatus: status }, actor) =>
      show(
        <AttachmentRequirement
          testId="t1"
          isRequired={requiredAttachmentForPass}
          refusal={attachmentRefusal({ id: 't1', requiredAttachmentForPass, testWindow: { status } }, actor)}
        />,
      ),
    controls: { 'requirement.toggle': /^Require an attachment/ },
    as: 'switch',
    allowed: {
      optional: { 'requirement.toggle': 'T' },
      required: { 'requirement.toggle': 'T' },
      'optional, closed': {},
      'required, cancelled': {},
    },
  });
});

describe('who invites testers', () => {
  const row = (automaticTesterManagementEnabled: boolean, supportsAutomaticTesterManagement: boolean) =>
    automaticManagementRowOf({ id: 't1', automaticTesterManagementEnabled, supportsAutomaticTesterManagement });
  offersWhatTheChartAllows({
    lifecycle: automaticManagementLifecycle,
    places: { enabled: row(true, true), 'enabled, not supported': row(true, false), disabled: row(false, true) },
    draw: ({ automaticTesterManagementEnabled, supportsAutomaticTesterManagement }, actor) => {
      const test = { id: 't1', automaticTesterManagementEnabled, supportsAutomaticTesterManagement };
      const asked = show(
        <Management
          testId="t1"
          isEnabled={automaticTesterManagementEnabled}
          reason={null}
          refusalOf={(typed) => managementRefusal(test, actor, typed)}
        />,
      );
      const opening = screen.queryByRole('button', { name: 'Disable automatic tester management' });
      if (opening === null) return asked;
      fireEvent.click(opening);
      fireEvent.change(screen.getByRole('textbox'), { target: { value: 'This customer requires manual tester selection' } });
      return asked;
    },
    controls: { 'management.disable': /^Disable$/ },
    allowed: { enabled: { 'management.disable': 'T' }, 'enabled, not supported': {}, disabled: {} },
  });
});

describe('how many results a group is to bring', () => {
  const group = { id: 'g1', numberOfResultsNeeded: 2, numberOfPublishedResults: 1, canModifyNumberOfResultsNeeded: true } as const;
  const row = (more: Partial<Parameters<typeof resultsNeededRowOf>[0]>) =>
    resultsNeededRowOf({ ...group, testWindowStatus: 'open', ...more });
  offersWhatTheChartAllows({
    lifecycle: resultsNeededLifecycle,
    places: {
      open: row({}),
      'not to be changed': row({ canModifyNumberOfResultsNeeded: false }),
      closed: row({ testWindowStatus: 'closed' }),
      cancelled: row({ testWindowStatus: 'cancelled' }),
    },
    draw: ({ windowStatus, ...facts }, viewer) =>
      show(<ResultsNeeded group={{ ...group, ...facts, testWindowStatus: windowStatus, name: 'Phones' }} viewer={viewer} />),
    controls: { 'number.change': /^Change the results needed of Phones/ },
    allowed: { open: { 'number.change': 'T' }, 'not to be changed': {}, closed: {}, cancelled: {} },
  });
});

describe('a moderator of a test', () => {
  const assignment = { id: 'a1', status: 'assigned', isAssignmentAccepted: false, testWindowStatus: 'open' } as const;
  const row = (more: Partial<Parameters<typeof moderatorAssignmentRowOf>[0]>) => moderatorAssignmentRowOf({ ...assignment, ...more });
  offersWhatTheChartAllows({
    lifecycle: moderatorAssignmentLifecycle,
    places: {
      assigned: row({}),
      accepted: row({ status: 'accepted' }),
      'assigned, another accepted': row({ isAssignmentAccepted: true }),
      'assigned, closed': row({ testWindowStatus: 'closed' }),
      'accepted, cancelled': row({ status: 'accepted', testWindowStatus: 'cancelled' }),
    },
    draw: ({ status, acceptedByAnother: isAssignmentAccepted, windowStatus: testWindowStatus }, actor) =>
      show(
        <Removable
          moderator={{ id: 'a1', fullName: 'Ines', status, openTestsCount: 1, waitingResultsCount: 0 }}
          refusal={removalRefusal({ id: 'a1', status, isAssignmentAccepted, testWindowStatus }, actor)}
        />,
      ),
    controls: { 'assignment.remove': /^Remove Ines/ },
    allowed: {
      assigned: { 'assignment.remove': 'T' },
      accepted: { 'assignment.remove': 'T' },
      'assigned, another accepted': { 'assignment.remove': 'T' },
      'assigned, closed': {},
      'accepted, cancelled': {},
    },
  });
});

describe('a requested test', () => {
  const test = (autoLaunchStatus: Parameters<typeof advancedTestRowOf>[0]['autoLaunchStatus'], launchedTestId: string | null = null) =>
    ({ id: 'q1', autoLaunchStatus, launchedTestId, isUnapproved: false }) as const;
  const tests = {
    ready: test('ready_to_launch'),
    'waits for somebody': test('requires_manual_evaluation'),
    'launched by itself': test('launched_automatically', 't1'),
    launched: test('launched_manually', 't1'),
    'waits for approval': { ...test('ready_to_launch'), isUnapproved: true },
  };
  offersWhatTheChartAllows({
    lifecycle: advancedTestLifecycle,
    places: Object.fromEntries(Object.entries(tests).map(([place, one]) => [place, advancedTestRowOf(one)])),
    draw: ({ autoLaunchStatus, launchedTestId, isUnapproved }, actor) => {
      const offer = launchOffer({ id: 'q1', autoLaunchStatus, launchedTestId, isUnapproved }, 'r1', actor);
      return show(offer === null ? null : <LinkButton {...offer}>Launch supervised test</LinkButton>);
    },
    controls: { 'test.launch': /^Launch supervised test/ },
    as: 'link',
    allowed: {
      ready: { 'test.launch': 'T' },
      'waits for somebody': { 'test.launch': 'T' },
      'launched by itself': {},
      launched: {},
      'waits for approval': {},
    },
  });
});

const testerIn = (status: ParticipantRow['status'], more: Partial<ParticipantRow> = {}): ParticipantRow => ({
  ...participantRowOf(participant({ status })),
  ...more,
});

const testers: Readonly<Record<string, ParticipantRow>> = {
  ...Object.fromEntries(participantStatuses.map((status) => [status, testerIn(status)])),
  'results_approved, generating': testerIn('results_approved', { issueGeneration: 'processing' }),
  'publishing_results, from results_approved': testerIn('publishing_results', {
    issueGeneration: 'processing',
    publishingFrom: 'results_approved',
  }),
  'results_approved, failed to generate': testerIn('results_approved', { issueGeneration: 'failed' }),
};

const whoever = <Type extends string>(type: Type, who: string, places: readonly string[]) =>
  Object.fromEntries(
    Object.keys(testers).map((place) => [place, (places.includes(place) ? { [type]: who } : {}) as { readonly [T in Type]?: string }]),
  );

describe('a tester in the list', () => {
  offersWhatTheChartAllows({
    lifecycle: participantLifecycle,
    places: testers,
    draw: (row, actor) => {
      const onPublish = vi.fn<() => void>();
      const tester = { id: 'p1', fullName: 'Lena', version: 1 };
      const calls = show(<PublishCell control={publishControl(row, actor)} testId="t1" participant={tester} onPublish={onPublish} />);
      return () => onPublish.mock.calls.length + calls();
    },
    controls: { 'results.publish': /^(Retry publishing|Publish) Lena/, 'publishing.takeBack': /^Take back publishing of Lena/ },
    by: ['customer', 'test_manager'],
    allowed: {
      ...whoever('results.publish', 'T', ['testing_complete', 'under_review', 'results_approved', 'publishing_failed']),
      'publishing_results, from results_approved': { 'publishing.takeBack': 'T' },
    },
  });
});

describe('a tester on their page', () => {
  offersWhatTheChartAllows({
    lifecycle: participantLifecycle,
    places: testers,
    draw: (row, actor) =>
      show(
        <RemoveTestersButton testId="t1" participantId="p1" disabledReason={verdicts(participantLifecycle, row, actor)['tester.remove']} />,
      ),
    controls: { 'tester.remove': /^Remove tester/ },
    allowed: whoever('tester.remove', 'TM', [
      'selected',
      'backup',
      'invited',
      'declined',
      'joined',
      'in_progress',
      'testing_complete',
      'under_review',
      'results_approved',
      'results_approved, generating',
      'results_approved, failed to generate',
    ]),
  });
});
