import type { Identified } from '../identity/identify.ts';
import type { Person } from './context.ts';

export const personOf = ({ viewer, impersonation, access }: Identified): Person => ({
  id: viewer.userId,
  publicId: viewer.publicId,
  role: viewer.role,
  organizationId: viewer.organizationId,
  organizationPublicId: viewer.organizationPublicId,
  flags: viewer.flags,
  onBehalfOfUserId: impersonation?.staffId ?? null,
  isOperator: viewer.isOperator && impersonation === null,
  token: access,
});
