import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { Anchor } from './navigation.tsx';

export type LinkLook = 'text' | 'plain' | 'quiet' | 'ink';

const looks: Record<LinkLook, string> = {
  text: 'text-accent underline decoration-accent-line hover:decoration-current',
  plain: 'text-accent hover:underline',
  quiet: 'text-inherit hover:underline',
  ink: 'text-ink underline decoration-line-strong hover:decoration-current',
};

export const linkStyle = (look: LinkLook = 'text'): string => `rounded-key underline-offset-3 ${looks[look]}`;

/** A word joiner, so that the icon does not wrap alone. */
const wordJoiner = '\u2060';

type LinkProps = {
  href: string;
  children: ReactNode;
  look?: LinkLook | undefined;
  current?: boolean | undefined;
  external?: boolean | undefined;
  label?: string | undefined;
  id?: string | undefined;
  focusKey?: string | undefined;
  className?: string | undefined;
};

export function Link(props: LinkProps) {
  const { href, children, look = 'text', current = false, external = false, label, id, focusKey, className = '' } = props;
  return (
    <Anchor
      id={id}
      data-key={focusKey}
      href={href}
      aria-label={label}
      aria-current={current ? 'page' : undefined}
      className={`${linkStyle(look)} ${className}`}
      data-said={children === href ? '' : undefined}
      {...(external ? { target: '_blank', rel: 'noreferrer' } : null)}
    >
      {children}
      {external ? (
        <>
          <span aria-hidden="true" className="whitespace-nowrap">
            {wordJoiner}
            <ExternalLink aria-hidden="true" size={12} strokeWidth={2} className="mb-0.5 ml-1 inline" />
          </span>
          <span className="sr-only"> (opens in a new tab)</span>
        </>
      ) : null}
    </Anchor>
  );
}
