import type { PublishAllPorts } from '#machines/flows/results/publish-all.ts';
import { writes } from '#src/cache/writes.ts';
import type { Client } from 'urql';
import { PublishResults } from '../publish/publish.documents.ts';

/** Lets the flow publish many testers, once for each key. */
export const publishAllPorts = (client: Client): PublishAllPorts => ({ publishAllResults: writes(client, PublishResults) });
