import { CircleCheck, CircleSlash } from 'lucide-react';
import { integrationTexts } from '#schema/vocabulary/integrations.ts';
import { Pill } from '#src/ui/pill.tsx';

/** Whether a tool accepts the credential it has. */
export function IntegrationPill({ isActive }: { readonly isActive: boolean }) {
  return isActive ? (
    <Pill hue="success" icon={CircleCheck}>
      {integrationTexts.active}
    </Pill>
  ) : (
    <Pill icon={CircleSlash}>{integrationTexts.inactive}</Pill>
  );
}
