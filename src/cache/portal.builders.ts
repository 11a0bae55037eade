import { createPortal } from './client.ts';
import type { Portal, PortalDeps } from './client.ts';

export const quietPortal = (heard: Partial<PortalDeps> = {}): Portal =>
  createPortal({
    origin: 'https://portal.example',
    source: { token: () => 'token', isExpiring: () => false, renew: async () => 'renewed' },
    member: { userId: 'u1', role: 'customer', organizationPublicId: 'o1' },
    onProblem: () => undefined,
    onSocket: () => undefined,
    onSocketRefused: () => undefined,
    ...heard,
  });
