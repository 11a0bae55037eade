import { createFileRoute } from '@tanstack/react-router';
import { GuidanceHost } from '../areas/operator/guidance/guidance.host.tsx';

export const Route = createFileRoute('/_app/operator/guidance')({ component: GuidanceHost });
