import { createFileRoute, Outlet, useMatch } from '@tanstack/react-router';
import * as v from 'valibot';
import { RequestHost } from '../areas/supervised/launch-supervised/request.host.tsx';

const text = v.optional(v.fallback(v.optional(v.string()), undefined));
const search = v.object({ requested_test_id: text, section: text });

export const Route = createFileRoute('/_app/test_managers/advanced_tests/$id/launch_child')({ validateSearch: search, component: Launch });

function Launch() {
  const { id } = Route.useParams();
  const { requested_test_id: requestedTestId, section } = Route.useSearch();
  const preview = useMatch({ from: '/_app/test_managers/advanced_tests/$id/launch_child/preview', shouldThrow: false });
  return (
    <RequestHost advancedTestId={id} requestedTestId={requestedTestId ?? null} section={section} opensPreview={preview !== undefined}>
      <Outlet />
    </RequestHost>
  );
}
