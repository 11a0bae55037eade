import type { RenameOrganizationPorts } from '#machines/flows/organization/rename-organization.ts';
import { writes } from '#src/cache/writes.ts';
import type { Client } from 'urql';
import { RenameOrganization } from './rename-organization.documents.ts';

/** Lets a member save the name of the organization. */
export const renameOrganizationPorts = (client: Client): RenameOrganizationPorts => ({
  renameOrganization: writes(client, RenameOrganization),
});
