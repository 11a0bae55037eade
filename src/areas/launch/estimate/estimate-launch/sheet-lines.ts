import type { ReadinessLine, RoomLine } from '#schema/rules/launch/readiness.ts';
import type { ReadinessLine as SheetLine } from '#src/areas/launch/request/readiness-sheet.tsx';

const kinds = { blocker: 'block', warning: 'warn', hint: 'hint', done: 'done' } as const;
type Level = Pick<ReadinessLine, 'level' | 'text'>;

/** The lines of a readiness list as the sheet draws them, each with the way to where it is mended. */
export const sheetLines = <Line extends Level>(lines: readonly Line[], placeOf: (line: Line) => string | undefined): readonly SheetLine[] =>
  lines.map((line, index) => ({ id: `${index}`, kind: kinds[line.level], text: line.text, href: placeOf(line) }));

/** What the organization may launch, as the sheet draws it. */
export const roomSheetLines = (room: readonly RoomLine[]): readonly SheetLine[] =>
  sheetLines(room, () => undefined).map((line) => ({ ...line, id: `room-${line.id}` }));
