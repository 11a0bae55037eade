import { createFileRoute } from '@tanstack/react-router';
import { BrowseServicesHost } from '../areas/services/browse-services/browse-services.host.tsx';

export const Route = createFileRoute('/_app/services/')({ component: BrowseServicesHost });
