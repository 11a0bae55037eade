const printed = new Intl.NumberFormat('en');

/** '1,200 test cases', '1 test case'. */
export const counted = (count: number, one: string, many: string): string => `${printed.format(count)} ${count === 1 ? one : many}`;

/** Whole percent, at most 100. */
export const percentOf = (done: number, total: number): number => (total <= 0 ? 100 : Math.min(100, Math.floor((done / total) * 100)));
