import type { OrganizationArchiveRow } from '#machines/lifecycles/organization-archive/organization-archive.types.ts';
import { organizationArchiveStates } from '#schema/vocabulary/organization-archive.ts';
import { subjects } from '#server/workflow/subjects.ts';
import { idOf } from '#tests/support/twin-world.ts';
import { walkOverHttp } from './walk-over-http.ts';

const none = { sizeBytes: null, sha256: null, storageKey: null, expiresAt: null };
const file = { sizeBytes: 7, sha256: 'abc', storageKey: 'ab/cd', expiresAt: '2026-11-28T09:00:00.000Z' };
const own = (state: OrganizationArchiveRow['state']): OrganizationArchiveRow => ({
  state,
  askedBy: idOf('a', 'customer'),
  ...(state === 'ready' ? file : none),
});

walkOverHttp({
  subject: subjects.organizationArchive,
  thing: () => 'archive',
  places: Object.fromEntries(organizationArchiveStates.map((state) => [state, own(state)])),
  asked: { 'archive.cancel': 'organizationArchiveCancel' },
  news: { topic: 'organization', thing: 'organization' },
  elsewhere: {
    'archive.gather': 'job',
    'archive.finish': 'job',
    'archive.fail': 'job',
    'archive.replace': 'job',
    'archive.expire': 'job',
  },
});
