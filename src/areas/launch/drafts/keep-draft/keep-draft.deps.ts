import type { Client } from 'urql';
import { readerZone } from '#src/ui/reader-dates.ts';
import type { Viewer } from '#src/viewer.tsx';
import { openDraftStore } from './draft-store.ts';
import type { KeepDraftDeps } from './open-draft.ts';

export const keepDraftDeps = (client: Client, { id, role, fullName, organization }: Viewer): KeepDraftDeps => {
  const timezone = readerZone();
  return { client, timezone, person: fullName, actor: { role, userId: id }, store: openDraftStore(organization.id, id, timezone) };
};
