const printed = new Intl.NumberFormat('en');

/** '1,200 test cases', '1 test case'. */
export const counted = (count: number, one: string, many: string): string => `${printed.format(count)} ${count === 1 ? one : many}`;

/** Whole percent, at most 100. */
export const percentOf = (done: number, total: number): number => (total <= 0 ? 100 : Math.min(100, Math.floor((done / total) * 100)));

const units = ['bytes', 'KiB', 'MiB', 'GiB', 'TiB'] as const;

/** Bytes as people read them. */
export const sizeWords = (bytes: number): string => {
  const power = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  return `${(bytes / 1024 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`;
};
