import { createFileRoute } from '@tanstack/react-router';
import { InstallationHost } from '../areas/operator/installation/installation.host.tsx';

export const Route = createFileRoute('/_app/operator/installation')({ component: InstallationHost });
