import { crowdTokenLifecycle } from '#machines/lifecycles/crowd-token/crowd-token.machine.ts';
import type { crowdTokenMachine } from '#machines/lifecycles/crowd-token/crowd-token.machine.ts';
import type { CrowdTokenRow } from '#machines/lifecycles/crowd-token/crowd-token.types.ts';
import type { Subject } from '../advance.ts';

/** Belongs to the installation, so audited in the actor's organization. */
export const crowdToken: Subject<typeof crowdTokenMachine, CrowdTokenRow> = {
  lifecycle: crowdTokenLifecycle,
  table: 'crowd_token',
  organization: 'app_org()',
  columns: { state: 't.state', isMadeHere: 't.created_by is not null' },
  topic: null,
  testId: null,
  leaves: ({ at }) => ({ revoked_at: at }),
};
