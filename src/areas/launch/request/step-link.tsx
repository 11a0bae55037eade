import { Link } from '#src/ui/link.tsx';
import { useIsReadOnly } from '#src/ui/read-only.tsx';

type StepLinkProps = {
  readonly href: string;
  readonly of: string;
};

const target = 'inline-flex min-h-6 items-center touch:-my-2.5 touch:min-h-11 touch:min-w-11 touch:justify-end';

export function StepLink({ href, of }: StepLinkProps) {
  const word = useIsReadOnly() ? 'View' : 'Edit';
  return (
    <Link href={href} look="plain" label={`${word} ${of}`} className={target}>
      {word}
    </Link>
  );
}
