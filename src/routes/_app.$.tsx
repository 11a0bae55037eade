import { createFileRoute } from '@tanstack/react-router';
import { NotFoundPage } from '../areas/session/layouts/pages.tsx';

export const Route = createFileRoute('/_app/$')({ component: NotFoundPage });
