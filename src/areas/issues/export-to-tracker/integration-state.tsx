import { Pill } from '#src/ui/pill.tsx';
import { CircleCheck, CircleSlash } from 'lucide-react';

/** Whether a tracker takes issues now. */
export function IntegrationState({ isActive }: { readonly isActive: boolean }) {
  return isActive ? (
    <Pill hue="success" icon={CircleCheck}>
      Active
    </Pill>
  ) : (
    <Pill icon={CircleSlash}>Inactive</Pill>
  );
}
