import { Info } from 'lucide-react';
import type { ReactNode, Ref } from 'react';

type WhyProps = { id?: string | undefined; children: ReactNode; fix?: ReactNode; focusRef?: Ref<HTMLSpanElement> | undefined };

export function Why({ id, children, fix, focusRef }: WhyProps) {
  return (
    <span className="inline-flex items-start gap-1.5 text-small text-ink-3">
      <Info aria-hidden="true" size={14} strokeWidth={2} className="mt-px shrink-0" />
      <span>
        <span id={id} ref={focusRef} tabIndex={-1} data-reason="" className="rounded-key">
          {children}
        </span>
        {fix === undefined || fix === null ? null : <> {fix}</>}
      </span>
    </span>
  );
}
