import { createFileRoute } from '@tanstack/react-router';
import { CrowdHost } from '../areas/operator/crowd/crowd.host.tsx';

export const Route = createFileRoute('/_app/operator/crowd')({ component: CrowdHost });
