import { Flag } from '#src/ui/flag.tsx';
import { Monitor } from 'lucide-react';
import { filled } from '../case-result/result.rules.ts';

type TestedWithProps = {
  readonly environment: {
    readonly operatingSystemAndVersion?: string | null | undefined;
    readonly browserOrDevice?: string | null | undefined;
  };
  readonly country: { readonly code: string; readonly name: string };
};

export function TestedWith({ environment: { operatingSystemAndVersion, browserOrDevice }, country }: TestedWithProps) {
  const environment = [operatingSystemAndVersion, browserOrDevice].filter(filled).join(', ');
  return (
    <>
      {environment === '' ? null : (
        <span className="inline-flex items-center gap-1.5">
          <Monitor aria-hidden="true" size={14} strokeWidth={1.75} />
          {environment}
        </span>
      )}
      <span className="inline-flex items-center gap-1.5">
        <Flag country={country.code} name="" />
        {country.name}
      </span>
    </>
  );
}
