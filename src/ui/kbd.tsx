import type { ReactNode } from 'react';

const apple = typeof navigator !== 'undefined' && /Mac|iP(hone|ad|od)/.test(navigator.platform);

const appleNames: Record<string, string> = { Ctrl: '⌘', Alt: '⌥', Shift: '⇧' };
const printedNames: Record<string, string> = {
  Enter: '↵',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Space: 'Space',
};
const ariaNames: Record<string, string> = { Ctrl: apple ? 'Meta' : 'Control', Esc: 'Escape', '↵': 'Enter' };
const modifiers = new Set(['Ctrl', 'Alt', 'Shift', 'Meta']);
const appleSpoken: Record<string, string> = { Ctrl: 'Command', Alt: 'Option' };
const spokenNames: Record<string, string> = { Ctrl: 'Control', Esc: 'Escape', '↑': 'Arrow up', '?': 'Question mark', '/': 'Slash' };
/** The first letter of a sequence. */
const leader = 'G';

function printed(part: string): string {
  const name = (apple ? appleNames[part] : undefined) ?? printedNames[part] ?? part;
  return name.length === 1 ? name.toUpperCase() : name;
}

function groupsOf(keys: string): string[] {
  const parts = keys.split(' ').filter(Boolean);
  const [first] = parts;
  if (first !== undefined && modifiers.has(first)) return [parts.map(printed).join(' ')];
  return parts.map(printed);
}

/** "Shift and J", "G then R", "J or K". */
export function spokenKeys(keys: string): string {
  const parts = keys.split(' ').filter(Boolean);
  const words = parts.map(
    (part) =>
      (apple ? appleSpoken[part] : undefined) ??
      spokenNames[part] ??
      (part.length === 1 ? part.toUpperCase() : part.replace(/(?<=[a-z])[A-Z]/, (letter) => ` ${letter.toLowerCase()}`)),
  );
  const joint = modifiers.has(parts[0] ?? '') ? ' and ' : words[0] === leader ? ' then ' : ' or ';
  return words.join(joint);
}

/** Undefined for a sequence, which ARIA cannot express. */
export function ariaKeys(keys: string | undefined): string | undefined {
  if (keys === undefined) return undefined;
  const parts = keys.split(' ').filter(Boolean);
  const [first] = parts;
  if (parts.length > 1 && first !== undefined && !modifiers.has(first)) return undefined;
  return parts.map((part) => ariaNames[part] ?? part).join('+');
}

const box =
  'inline-grid place-items-center whitespace-nowrap rounded-key border border-line-strong border-b-2 bg-sheet px-1 font-sans text-micro font-label text-ink-2 h-[18px] min-w-[18px]';
const onButton =
  'inline-grid place-items-center whitespace-nowrap rounded-[3px] border px-1 font-sans text-[0.65625rem]/[14px] font-label h-4 min-w-4 -mr-[3px]';
const onQuiet = `${onButton} border-line-strong text-ink-3`;
const onSolid = `${onButton} border-[color-mix(in_oklch,currentColor_45%,transparent)] text-current`;

export function Kbd({ children, on = 'page' }: { children: ReactNode; on?: 'page' | 'quiet' | 'solid' | undefined }) {
  return <kbd className={on === 'page' ? box : on === 'quiet' ? onQuiet : onSolid}>{children}</kbd>;
}

type KeysProps = {
  keys: string;
  on?: 'page' | 'quiet' | 'solid' | undefined;
  /** Where no control names its keys. */
  isSpoken?: boolean | undefined;
};

/** Hidden without a keyboard. */
export function Keys({ keys, on = 'page', isSpoken = false }: KeysProps) {
  const groups = groupsOf(keys);
  return (
    <>
      <span aria-hidden="true" data-keys="" className="inline-flex items-center gap-[5px] touch:hidden max-desk:hidden">
        {groups.map((group) => (
          <Kbd key={group} on={on}>
            {group}
          </Kbd>
        ))}
      </span>
      {isSpoken ? <span className="sr-only">{spokenKeys(keys)} </span> : null}
    </>
  );
}
