import type { RoomLine } from '#schema/rules/launch/readiness.ts';

const inks = { blocker: 'text-danger', warning: 'text-warning', hint: 'text-ink-2' } as const;

/** What an organization may launch, where there is no Readiness. It keeps two lines of room from the start, so that nothing moves when it is known. */
export function RoomLines({ room }: { readonly room: readonly RoomLine[] }) {
  return (
    <ul aria-label="What may be launched" className="flex min-h-10 flex-col gap-1 text-small">
      {room.map(({ level, text }) => (
        <li key={text} className={inks[level]}>
          {text}
        </li>
      ))}
    </ul>
  );
}

export const noRoom: readonly RoomLine[] = [];
