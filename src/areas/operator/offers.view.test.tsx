// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe } from 'vitest';
import { createActor } from 'xstate';
import { answerServiceRequestMachine } from '#machines/flows/operator/acts.ts';
import { crowdTokenLifecycle } from '#machines/lifecycles/crowd-token/crowd-token.machine.ts';
import type { CrowdTokenRow } from '#machines/lifecycles/crowd-token/crowd-token.types.ts';
import { organizationRestoreLifecycle } from '#machines/lifecycles/organization-restore/organization-restore.machine.ts';
import type { OrganizationRestoreRow } from '#machines/lifecycles/organization-restore/organization-restore.types.ts';
import { organizationRestoreStates } from '#schema/vocabulary/organization-restore.ts';
import { legalHoldLifecycle } from '#machines/lifecycles/legal-hold/legal-hold.machine.ts';
import type { LegalHoldRow } from '#machines/lifecycles/legal-hold/legal-hold.types.ts';
import { organizationLifecycle } from '#machines/lifecycles/organization/organization.machine.ts';
import type { OrganizationRow } from '#machines/lifecycles/organization/organization.types.ts';
import { serviceRequestLifecycle } from '#machines/lifecycles/service-request/service-request.machine.ts';
import type { ServiceRequestRow } from '#machines/lifecycles/service-request/service-request.types.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { offersWhatTheChartAllows } from '#tests/support/offers.ts';
import { signedInWith } from '#tests/support/signed-in.tsx';
import { ArchiveOrganizationAct } from './organization/organization.host.tsx';
import { vocabularyEntryLifecycle } from '#machines/lifecycles/vocabulary-entry/vocabulary-entry.machine.ts';
import type { VocabularyEntryRow } from '#machines/lifecycles/vocabulary-entry/vocabulary-entry.types.ts';
import { MoveEntry } from './vocabulary/vocabulary.host.tsx';
import { RevokeToken } from './crowd/crowd.host.tsx';
import { RestoreActs } from './restore/restore.host.tsx';
import { LiftHold } from './retention/retention.host.tsx';
import { AnswerView } from './services/answer.view.tsx';

afterEach(cleanup);

const token = (state: CrowdTokenRow['state'], isMadeHere: boolean): CrowdTokenRow => ({ state, isMadeHere });

describe('the token of a crowd system', () => {
  offersWhatTheChartAllows({
    lifecycle: crowdTokenLifecycle,
    places: {
      active: token('active', true),
      'active, of the configuration': token('active', false),
      revoked: token('revoked', true),
    },
    draw: ({ state, isMadeHere }) => {
      const { calls, SignedIn } = signedInWith();
      const shown = {
        id: 'k1',
        name: 'Crowd One',
        state,
        isConfigured: !isMadeHere,
        isSandbox: false,
        createdAt: '2026-11-21T10:00:00.000Z',
        revokedAt: null,
        lastCallAt: null,
      };
      render(
        <SignedIn>
          <RevokeToken token={shown} />
        </SignedIn>,
      );
      return () => calls.length;
    },
    controls: { 'token.revoke': /^Revoke the token of Crowd One/ },
    by: ['operator'],
    allowed: { active: { 'token.revoke': 'O' }, 'active, of the configuration': {}, revoked: {} },
  });
});

describe('an archive that is restored', () => {
  const restore = (state: OrganizationRestoreRow['state']): OrganizationRestoreRow => ({
    state,
    storageKey: null,
    expiresAt: '2026-11-22T10:00:00.000Z',
  });
  offersWhatTheChartAllows({
    lifecycle: organizationRestoreLifecycle,
    places: Object.fromEntries(organizationRestoreStates.map((state) => [state, restore(state)])),
    draw: ({ state, expiresAt }) => {
      const { calls, SignedIn } = signedInWith();
      const shown = { id: 'r1', state, name: 'NW.zip', sizeBytes: 7, found: [], reason: null, done: 0, total: 0, restoredId: null };
      render(
        <SignedIn>
          <RestoreActs restore={{ ...shown, askedBy: 'Ada', askedAt: '2026-11-21T10:00:00.000Z', expiresAt }} onChange={() => undefined} />
        </SignedIn>,
      );
      return () => calls.length;
    },
    controls: { 'restore.start': /^Restore$/, 'restore.discard': /^Discard$/ },
    by: ['operator'],
    allowed: {
      awaiting: { 'restore.discard': 'O' },
      checking: { 'restore.discard': 'O' },
      checked: { 'restore.start': 'O', 'restore.discard': 'O' },
      refused: {},
      restoring: {},
      restored: {},
      failed: {},
      discarded: {},
      expired: {},
    },
  });
});

const entryIn = (state: VocabularyEntryRow['state']): VocabularyEntryRow => ({ state });

describe('an entry of the vocabulary', () => {
  offersWhatTheChartAllows({
    lifecycle: vocabularyEntryLifecycle,
    places: { offered: entryIn('offered'), retired: entryIn('retired') },
    draw: ({ state }) => {
      const { calls, SignedIn } = signedInWith();
      const shown = {
        id: 'v1',
        kind: 'mobile_device',
        name: 'Galaxy S8',
        code: null,
        parent: 'Samsung',
        deviceType: 'Android smartphone',
        state,
        retiredAt: state === 'retired' ? '2026-11-21T10:00:00.000Z' : null,
        version: 1,
        testersCount: 3,
        testsCount: 1,
      } as const;
      render(
        <SignedIn>
          <MoveEntry entry={shown} />
        </SignedIn>,
      );
      return () => calls.length;
    },
    controls: { 'entry.retire': /^Retire Samsung Galaxy S8/, 'entry.offer': /^Offer Samsung Galaxy S8 again/ },
    by: ['operator'],
    allowed: { offered: { 'entry.retire': 'O' }, retired: { 'entry.offer': 'O' } },
  });
});

describe('a legal hold', () => {
  const hold = (state: LegalHoldRow['state']): LegalHoldRow => ({ state, liftedAt: null });
  offersWhatTheChartAllows({
    lifecycle: legalHoldLifecycle,
    places: { placed: hold('placed'), lifted: hold('lifted') },
    draw: ({ state }) => {
      const { calls, SignedIn } = signedInWith();
      const shown = {
        id: 'h1',
        state,
        organizationName: 'Northwind',
        testCode: 'NW-412',
        reason: 'A lawsuit',
        placedBy: null,
        placedAt: '2026-11-21T10:00:00.000Z',
      };
      render(
        <SignedIn>
          <LiftHold hold={shown} onLifted={() => undefined} />
        </SignedIn>,
      );
      return () => calls.length;
    },
    controls: { 'hold.lift': /^Lift the hold of NW-412/ },
    by: ['operator'],
    allowed: { placed: { 'hold.lift': 'O' }, lifted: {} },
  });
});

describe('a request for a service', () => {
  const row = (state: ServiceRequestRow['state']): ServiceRequestRow => ({ state, answer: null, changedAt: null });
  offersWhatTheChartAllows({
    lifecycle: serviceRequestLifecycle,
    places: { requested: row('requested'), in_progress: row('in_progress'), completed: row('completed'), cancelled: row('cancelled') },
    draw: (asked, actor) => {
      const actorRef = createActor(answerServiceRequestMachine).start();
      const request = {
        id: 'r1',
        state: asked.state,
        answer: null,
        changedAt: null,
        content: 'A workshop.',
        requestedBy: 'Ada',
        organizationName: 'Northwind',
        createdAt: '2026-11-21T10:00:00.000Z',
        professionalService: { id: 's1', title: 'Workshop' },
      };
      render(
        <AnswerView
          actorRef={actorRef}
          request={request}
          verdicts={verdicts(serviceRequestLifecycle, asked, actor)}
          answer=""
          onAnswer={() => undefined}
          onClose={() => undefined}
        />,
      );
      return () => 0;
    },
    controls: { 'service.cancel': /^Decline/, 'service.start': /^Start/, 'service.complete': /^Complete/ },
    by: ['operator', 'customer'],
    allowed: {
      requested: { 'service.start': 'O', 'service.cancel': 'O' },
      in_progress: { 'service.complete': 'O', 'service.cancel': 'O' },
      completed: {},
      cancelled: {},
    },
  });
});

describe('an organization', () => {
  const row = (state: OrganizationRow['state'], more: Partial<OrganizationRow> = {}): OrganizationRow => ({
    state,
    deletedAt: null,
    isOwn: false,
    hasOpenTests: false,
    hasAllOperators: false,
    ...more,
  });
  offersWhatTheChartAllows({
    lifecycle: organizationLifecycle,
    places: {
      active: row('active'),
      'active, with open tests': row('active', { hasOpenTests: true }),
      'the one of the operator': row('active', { isOwn: true }),
      'the one of every operator': row('active', { hasAllOperators: true }),
      archived: row('archived'),
    },
    draw: (of, actor) => {
      const { calls, SignedIn } = signedInWith();
      /** As the server says it, which alone knows the facts. */
      const archiveRefusal = verdicts(organizationLifecycle, of, actor)['organization.archive'];
      render(
        <SignedIn>
          <ArchiveOrganizationAct organization={{ id: 'o1', name: 'Northwind', state: of.state, archiveRefusal }} />
        </SignedIn>,
      );
      return () => calls.length + document.querySelectorAll('[role="alertdialog"]').length;
    },
    controls: { 'organization.archive': /^Deactivate/, 'organization.restore': /^Restore/ },
    by: ['operator'],
    allowed: {
      active: { 'organization.archive': 'O' },
      'active, with open tests': {},
      'the one of the operator': {},
      'the one of every operator': {},
      archived: { 'organization.restore': 'O' },
    },
  });
});
