import { useEffect, useState } from 'react';

let addresses: ReadonlyMap<string, string> | null = null;

/** Undefined when its code cannot be loaded. */
function useFlagAddress(country: string): string | undefined {
  const [known, setKnown] = useState(addresses);
  useEffect(() => {
    if (known !== null) return;
    let isGone = false;
    import('./flag-addresses.ts').then(
      (part: { readonly flagAddresses: ReadonlyMap<string, string> } | undefined) => {
        addresses = part?.flagAddresses ?? null;
        if (!isGone) setKnown(addresses);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [known]);
  return known?.get(country.toLowerCase());
}

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

export function countryName(country: string): string {
  return /^[a-z]{2}$/i.test(country) ? (names.of(country.toUpperCase()) ?? country) : country;
}

type FlagProps = { country: string; name?: string | undefined; className?: string | undefined };

/** An empty name hides it from screen readers. */
export function Flag({ country, name = countryName(country), className = 'h-3 w-4' }: FlagProps) {
  const address = useFlagAddress(country);
  const style = `inline-block shrink-0 rounded-tick bg-sunken object-cover ring-1 ring-[color-mix(in_oklch,var(--ink)_18%,transparent)] ${className}`;
  if (address === undefined)
    return <span className={style} {...(name === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })} />;
  return <img src={address} alt={name} width={16} height={12} loading="lazy" decoding="async" className={style} />;
}
