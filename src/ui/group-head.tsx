import { ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';

type GroupHeadProps = {
  title: ReactNode;
  sentence?: ReactNode;
  open: boolean;
  onToggle: () => void;
  controls: string;
  ranks?: ReactNode;
  children?: ReactNode;
  level?: 2 | 3 | undefined;
  id?: string | undefined;
};

/** The controlled element needs `data-fold`, so that print opens it. */
export function GroupHead({ title, sentence, open, onToggle, controls, ranks, children, level = 2, id }: GroupHeadProps) {
  const Chevron = open ? ChevronDown : ChevronRight;
  const Heading = `h${level}` as const;
  return (
    <div className={`flex min-h-11 w-full flex-wrap items-center gap-x-2.5 gap-y-1 px-4 py-1.5 ${open ? 'border-b border-line' : ''}`}>
      <Heading id={id} className="min-w-0">
        <button
          type="button"
          aria-expanded={open}
          aria-controls={controls}
          onClick={onToggle}
          className="flex min-h-6 items-center gap-2 rounded-key text-left font-semibold [overflow-wrap:anywhere] touch:min-h-11"
        >
          <Chevron aria-hidden="true" data-print="hidden" size={16} strokeWidth={1.75} className="shrink-0 text-ink-2" />
          {title}
        </button>
      </Heading>
      {sentence ? <span className={`text-small text-ink-2 ${ranks ? 'max-desk:w-full max-desk:pl-6' : ''}`}>{sentence}</span> : null}
      {ranks ? <span className="w-35 max-desk:w-full max-desk:pl-6">{ranks}</span> : null}
      {children ? <div className="ml-auto flex flex-wrap items-center gap-3 text-small text-ink-2">{children}</div> : null}
    </div>
  );
}
