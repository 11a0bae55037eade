// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe } from 'vitest';
import { attachmentLifecycle } from '#machines/lifecycles/attachment/attachment.machine.ts';
import type { AttachmentRow } from '#machines/lifecycles/attachment/attachment.types.ts';
import { caseResultLifecycle } from '#machines/lifecycles/case-result/case-result.machine.ts';
import { verdicts } from '#machines/lib/lifecycle.ts';
import { caseResultRowOf } from '#schema/generated/client/rows/case-result.documents.ts';
import { offersWhatTheChartAllows } from '#tests/support/offers.ts';
import { signedInWith } from '#tests/support/signed-in.tsx';
import { resultOf } from '../moderation.builders.ts';
import { Files } from './attachments.tsx';
import { changesOf } from '../case-result/changes.ts';

afterEach(cleanup);

const row = (state: AttachmentRow['state'], participantStatus: AttachmentRow['participantStatus']): AttachmentRow => ({
  state,
  archivedAt: null,
  participantStatus,
});

describe('a file of a result', () => {
  offersWhatTheChartAllows({
    lifecycle: attachmentLifecycle,
    places: {
      available: row('available', 'under_review'),
      removed: row('archived', 'under_review'),
      'available, being published': row('available', 'publishing_results'),
      'available, published': row('available', 'results_published'),
      'removed, published': row('archived', 'results_published'),
    },
    draw: ({ state, participantStatus }, actor) => {
      const { calls, SignedIn } = signedInWith();
      const result = { ...resultOf(), participantStatus: participantStatus ?? 'under_review' };
      const said = verdicts(caseResultLifecycle, caseResultRowOf(result), actor);
      const archived = state === 'archived';
      const file = { id: 'f1', archived, name: 'page.png', url: null, kind: 'case_result_attachment', mediaKind: 'image', size: 5 };
      render(
        <SignedIn>
          <Files
            attachments={[file]}
            refusals={changesOf(said, result, actor)}
            address={{ file: null, t: null, line: null }}
            setAddress={() => undefined}
          />
        </SignedIn>,
      );
      return () => calls.length;
    },
    controls: { 'attachment.archive': /^(Remove|Restore) page\.png/, 'attachment.restore': /^(Remove|Restore) page\.png/ },
    allowed: {
      available: { 'attachment.archive': 'TM', 'attachment.restore': 'TM' },
      removed: { 'attachment.archive': 'TM', 'attachment.restore': 'TM' },
      'available, being published': {},
      'available, published': {},
      'removed, published': {},
    },
  });
});
