/** The same object until more is read; its lines are one array that grows. */
export type ReadSoFar = {
  readonly lines: readonly string[];
  readonly bytes: number;
  readonly state: 'reading' | 'resting' | 'done' | 'failed';
};

export type FileReader = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly now: () => ReadSoFar;
  /** Reads on until so many lines are loaded; not after a failure, which a viewer would otherwise retry for ever. */
  readonly want: (lines: number) => void;
  readonly again: () => void;
  /** The file has a new link: a failed read continues there. */
  readonly moved: (url: string) => void;
};

/** Bytes of one range request. */
export const chunkBytes = 256 * 1024;

const chunkAt = async (url: string, start: number, size: number): Promise<Uint8Array> => {
  const end = Math.min(size, start + chunkBytes) - 1;
  const response = await fetch(url, { headers: { range: `bytes=${start}-${end}` } });
  if (!response.ok) throw new Error(`The file answered ${response.status}.`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return response.status === 206 ? bytes : bytes.subarray(start);
};

/** Reads a text by range requests, no further than is wanted, and splits it into lines. */
export const fileReader = (first: string, size: number): FileReader => {
  let url = first;
  const listeners = new Set<() => void>();
  const decoder = new TextDecoder();
  const lines: string[] = [];
  let shown: ReadSoFar = { lines, bytes: 0, state: 'resting' };
  let tail = '';
  let wanted = 0;
  const show = (next: ReadSoFar): void => {
    shown = next;
    for (const listener of listeners) listener();
  };
  const readOn = async (): Promise<void> => {
    show({ ...shown, state: 'reading' });
    while (shown.lines.length < wanted && shown.bytes < size) {
      const bytes = await chunkAt(url, shown.bytes, size);
      const read = shown.bytes + bytes.length;
      const isLast = bytes.length === 0 || read >= size;
      const pieces = (tail + decoder.decode(bytes, { stream: !isLast })).split(/\r\n|\n/u);
      tail = isLast ? '' : (pieces.pop() ?? '');
      const complete = isLast && pieces.at(-1) === '' ? pieces.slice(0, -1) : pieces;
      for (const line of complete) lines.push(line);
      show({ lines, bytes: isLast ? size : read, state: 'reading' });
    }
    show({ ...shown, state: shown.bytes >= size ? 'done' : 'resting' });
  };
  const start = (): void => {
    const from = url;
    readOn().catch(() => (url === from ? show({ ...shown, state: 'failed' }) : start()));
  };
  const again = (): void => {
    if (shown.state === 'failed') start();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    now: () => shown,
    want: (lines) => {
      wanted = Math.max(wanted, lines);
      if (shown.state === 'resting' && shown.lines.length < wanted) start();
    },
    again,
    moved: (to) => {
      if (to === url) return;
      url = to;
      again();
    },
  };
};
