import type { ModerateResultPorts } from '#machines/flows/moderation/moderate-result.ts';
import { writes } from '#src/cache/writes.ts';
import type { Client } from 'urql';
import { CancelEdit, FinalizeModeration, RequestEdit } from './moderate-result.documents.ts';

/** Lets the flow have a result changed, and finish it. */
export const moderateResultPorts = (client: Client): ModerateResultPorts => ({
  requestEdit: writes(client, RequestEdit),
  cancelEdit: writes(client, CancelEdit),
  finalizeModeration: writes(client, FinalizeModeration),
});
