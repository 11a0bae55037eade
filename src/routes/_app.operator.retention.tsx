import { createFileRoute } from '@tanstack/react-router';
import { RetentionHost } from '../areas/operator/retention/retention.host.tsx';

export const Route = createFileRoute('/_app/operator/retention')({ component: RetentionHost });
