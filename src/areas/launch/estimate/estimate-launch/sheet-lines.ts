import type { ReadinessLine, RoomLine } from '#schema/rules/launch/readiness.ts';
import type { ReadinessLine as SheetLine } from '#src/areas/launch/request/readiness-sheet.tsx';

const kinds = { blocker: 'block', warning: 'warn', hint: 'hint', done: 'done' } as const;
type Level = Pick<ReadinessLine, 'level' | 'text'>;

/** Known by their words: a line that comes above must not make another of one that has the focus. */
export const sheetLines = <Line extends Level>(lines: readonly Line[], placeOf: (line: Line) => string | undefined): readonly SheetLine[] =>
  lines.map((line, index) => {
    const alike = lines.slice(0, index).filter(({ text }) => text === line.text).length;
    return { id: `${line.text}#${alike}`, kind: kinds[line.level], text: line.text, href: placeOf(line) };
  });

export const roomSheetLines = (room: readonly RoomLine[]): readonly SheetLine[] =>
  sheetLines(room, () => undefined).map((line) => ({ ...line, id: `room-${line.id}` }));
