import { UserRound } from 'lucide-react';
import { Flag } from './flag.tsx';

type AvatarProps = {
  name: string;
  country?: string | null | undefined;
  countryName?: string | undefined;
  size?: 'medium' | 'large' | undefined;
  present?: boolean | undefined;
  self?: boolean | undefined;
};

const sizes = { medium: 'size-[26px] text-[0.59375rem]', large: 'size-8 text-small' };

/** Of the first and last word, without invisible characters. */
export function initialsOf(name: string): string {
  const words = name
    .replace(/[\p{Cf}\p{Cc}]/gu, (mark) => (/\s/.test(mark) ? mark : ''))
    .split(/\s+/)
    .filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return ends
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

export function Avatar({ name, country, countryName, size = 'medium', present = false, self = false }: AvatarProps) {
  const initials = initialsOf(name);
  const paint = self ? 'border-transparent bg-accent-solid text-on-accent' : 'border-line-strong bg-sunken text-ink-2';
  return (
    <span
      className={`relative grid shrink-0 place-items-center rounded-full border font-strong ${sizes[size]} ${paint} ${present ? 'ring-2 ring-accent-solid' : ''}`}
    >
      <span aria-hidden="true">{initials === '' ? <UserRound size={14} strokeWidth={1.75} /> : initials}</span>
      {country ? (
        <span className="absolute -right-1.5 -bottom-1 flex">
          <Flag
            country={country}
            name={countryName}
            className="h-2.5 w-[13px] shadow-[0_0_0_1px_var(--line-strong),0_0_0_2px_var(--sheet)]"
          />
        </span>
      ) : null}
    </span>
  );
}
