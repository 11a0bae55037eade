import type { PublishPorts } from '#machines/flows/results/publish.ts';
import { writes } from '#src/cache/writes.ts';
import type { Client } from 'urql';
import { PublishResults } from './publish.documents.ts';

/** Lets the flow publish one tester, once for each key. */
export const publishPorts = (client: Client): PublishPorts => ({ publishResults: writes(client, PublishResults) });
