import { useIsPrinting } from '#src/ui/printing.ts';
import { absoluteWords, useNow } from '#src/ui/relative-time.tsx';

/** Says on paper whose page this is, when it was printed and where it is found. */
export function PrintedView({ organization }: { readonly organization: string }) {
  return useIsPrinting() ? <Printed organization={organization} /> : null;
}

function Printed({ organization }: { readonly organization: string }) {
  const printedAt = new Date(useNow()).toISOString();
  return (
    <p className="flex flex-wrap gap-x-3 text-small text-ink-2">
      <span>{organization}</span>
      <span>Printed {absoluteWords(printedAt)}</span>
      <span className="[overflow-wrap:anywhere]">{location.href}</span>
    </p>
  );
}
