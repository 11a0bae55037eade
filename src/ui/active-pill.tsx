import { CircleCheck, CircleSlash } from 'lucide-react';
import { Pill } from './pill.tsx';

/** Whether something that was set up works now. */
export function ActivePill({ isActive }: { readonly isActive: boolean }) {
  return isActive ? (
    <Pill hue="success" icon={CircleCheck}>
      Active
    </Pill>
  ) : (
    <Pill icon={CircleSlash}>Inactive</Pill>
  );
}
