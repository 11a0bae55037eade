import { createFileRoute } from '@tanstack/react-router';
import { OverviewHost } from '../areas/overview/overview/overview.host.tsx';

export const Route = createFileRoute('/_app/overview')({ component: OverviewHost });
