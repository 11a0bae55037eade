import { CircleCheck, CircleSlash } from 'lucide-react';
import { Pill } from './pill.tsx';

export function ActivePill({ isActive }: { readonly isActive: boolean }) {
  return isActive ? (
    <Pill hue="success" icon={CircleCheck}>
      Active
    </Pill>
  ) : (
    <Pill icon={CircleSlash}>Inactive</Pill>
  );
}
