// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe } from 'vitest';
import { organizationArchiveLifecycle } from '#machines/lifecycles/organization-archive/organization-archive.machine.ts';
import type { OrganizationArchiveRow } from '#machines/lifecycles/organization-archive/organization-archive.types.ts';
import { organizationArchiveStates } from '#schema/vocabulary/organization-archive.ts';
import { offersWhatTheChartAllows } from '#tests/support/offers.ts';
import { signedInWith } from '#tests/support/signed-in.tsx';
import { CancelArchive as CancelDocument } from './areas/operator/archives/archives.documents.ts';
import { CancelArchive } from './archives.host.tsx';

afterEach(cleanup);

const none = { sizeBytes: null, sha256: null, storageKey: null, expiresAt: null };
const row = (state: OrganizationArchiveRow['state'], askedBy = 'u1'): OrganizationArchiveRow => ({ state, askedBy, ...none });

describe('an archive of an organization', () => {
  offersWhatTheChartAllows({
    lifecycle: organizationArchiveLifecycle,
    places: {
      ...Object.fromEntries(organizationArchiveStates.map((state) => [state, row(state)])),
      'gathering, of somebody else': row('gathering', 'u9'),
    },
    draw: ({ state, askedBy }, { role }) => {
      const { calls, SignedIn } = signedInWith(undefined, role);
      const shown = { id: 'a1', state, askedById: askedBy, scope: 'seen' as const, done: 0, total: 0, sizeBytes: null };
      render(
        <SignedIn>
          <CancelArchive
            archive={{ ...shown, askedBy: 'Ada', askedAt: '2026-11-21T10:00:00.000Z', expiresAt: null, link: null }}
            by={role}
            cancel={CancelDocument}
            onChange={() => undefined}
          />
        </SignedIn>,
      );
      return () => calls.length;
    },
    controls: { 'archive.cancel': /^Cancel$/ },
    by: ['customer', 'test_manager', 'operator'],
    allowed: {
      asked: { 'archive.cancel': 'CTO' },
      gathering: { 'archive.cancel': 'CTO' },
      ready: {},
      failed: {},
      expired: {},
      cancelled: {},
      'gathering, of somebody else': { 'archive.cancel': 'O' },
    },
  });
});
