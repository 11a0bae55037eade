import { createFileRoute } from '@tanstack/react-router';
import { ServicesHost } from '../areas/operator/services/services.host.tsx';

export const Route = createFileRoute('/_app/operator/services')({ component: ServicesHost });
