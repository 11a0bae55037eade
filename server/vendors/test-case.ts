type ZephyrProject = { readonly id: string; readonly key: string; readonly name: string };
export type ZephyrCycle = { readonly id: string; readonly key: string; readonly name: string };
type ZephyrExecution = { readonly id: string; readonly testCase: VendorTestCase };

/** Implemented by Zephyr Scale and Zephyr Squad. */
export type Zephyr = {
  readonly projects: (start: number, size: number) => Promise<VendorPage<ZephyrProject>>;
  readonly cycles: (projectId: string, start: number, size: number) => Promise<VendorPage<ZephyrCycle>>;
  readonly executions: (projectId: string, cycleId: string, start: number, size: number) => Promise<VendorPage<ZephyrExecution>>;
};

export type VendorTestCase = {
  readonly section: string;
  readonly code: string;
  readonly name: string;
  readonly prerequisites: string;
  readonly steps: readonly { readonly instruction: string; readonly expectedResult: string }[];
  readonly additionalInformation: readonly { readonly code: string; readonly value: string }[];
  readonly tags: readonly string[];
};

/** `numberOfCases` is null when the vendor does not tell. */
export type VendorRun = { readonly name: string; readonly description: string; readonly numberOfCases: number | null };

export type VendorPage<Item> = { readonly items: readonly Item[]; readonly next: number | null; readonly total: number | null };

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'", nbsp: ' ' };

/** Without markup, NUL and lone surrogates. */
export const plainText = (text: string | null | undefined): string => {
  const whole = (text ?? '').replaceAll('\0', '').toWellFormed();
  if (!/<\/?[a-z][^<>]*>|&[a-z#0-9]+;/iu.test(whole)) return whole.trim();
  return whole
    .replace(/<br\s*\/?>|<\/(?:p|div|li|tr|h[1-6])>/giu, '\n')
    .replace(/<\/?[a-z][^<>]*>/giu, '')
    .replace(/&([a-z]+|#39);/giu, (all, name: string) => entities[name.toLowerCase()] ?? all)
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim();
};

/** A few at a time, in order. */
export const eachOf = async <Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
  return results;
};
