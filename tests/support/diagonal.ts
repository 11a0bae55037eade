const isWhole = process.env['WHOLE'] === '1';

/** Of a table of things and of what happens to each, alike for all things: a part that meets every row, and every column in turn. `WHOLE=1` takes all of it. */
export const isOnDiagonal = (row: number, column: number, columns: number): boolean => isWhole || row % columns === column;
