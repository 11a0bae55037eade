import { createFileRoute } from '@tanstack/react-router';
import { HandedOn } from '../areas/session/layouts/pages.tsx';
import { Audiences } from './-saved-views.tsx';
import { FormHost } from '../areas/supervised/launch-supervised/form.host.tsx';

export const Route = createFileRoute('/_app/test_managers/advanced_tests/$id/launch_child/')({
  component: Form,
  errorComponent: HandedOn,
});

function Form() {
  const { section } = Route.useSearch();
  return <FormHost section={section} Audiences={Audiences} />;
}
