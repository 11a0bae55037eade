import type { RejectResultPorts } from '#machines/flows/moderation/reject-result.ts';
import { writes } from '#src/cache/writes.ts';
import type { Client } from 'urql';
import { RejectResult, UnrejectResult } from './reject-result.documents.ts';

/** Lets the flow reject a result, or take that back. */
export const rejectResultPorts = (client: Client): RejectResultPorts => ({
  rejectResult: writes(client, RejectResult),
  unrejectResult: writes(client, UnrejectResult),
});
