import { createFileRoute } from '@tanstack/react-router';
import { HandedOn } from '../areas/session/layouts/pages.tsx';
import { PreviewHost } from '../areas/supervised/launch-supervised/preview.host.tsx';

export const Route = createFileRoute('/_app/test_managers/advanced_tests/$id/launch_child/preview')({
  component: PreviewHost,
  errorComponent: HandedOn,
});
