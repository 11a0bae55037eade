import type { NameOrganizationPorts } from '#machines/flows/session/name-organization.ts';
import { writes } from '#src/cache/writes.ts';
import type { Client } from 'urql';
import { SaveOrganizationName } from './name-organization.documents.ts';

/** Lets the prompt save the name. */
export const nameOrganizationPorts = (client: Client): NameOrganizationPorts => ({ saveName: writes(client, SaveOrganizationName) });
