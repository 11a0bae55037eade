import { percentOf } from '#schema/vocabulary/counted.ts';
import { Button } from '#src/ui/button.tsx';
import { Checkbox } from '#src/ui/checkbox.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useChoice } from '#src/use-choice.ts';
import { useDisclosure, useOnce } from '#src/ui/local.ts';
import { foundLines, lineFinder, nextPlace, prettyJson, recordAt, tableOf } from './text.rules.ts';
import { TextLines } from './text-lines.tsx';

/** The same object until more is read; its lines are one array that grows. */
type ReadSoFar = {
  readonly lines: readonly string[];
  readonly bytes: number;
  readonly state: 'reading' | 'resting' | 'done' | 'failed';
};

type FileReader = {
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

type TextViewerProps = {
  readonly name: string;
  readonly url: string;
  readonly size: number;
  readonly kind: string;
  /** From 1; null where the URL has none. */
  readonly line: number | null;
  readonly onLine: (line: number) => void;
  readonly onStale: () => void;
};

const ahead = 2000;

/** In bytes: a larger file is shown as lines, because each range that is read would parse all of it again. */
const largestTable = 5_000_000;

export function TextViewer({ name, url, size, kind, line, onLine, onStale }: TextViewerProps) {
  const reader = useOnce(() => fileReader(url, size));
  const read = useSyncExternalStore(reader.subscribe, reader.now);
  const [search, setSearch] = useChoice('');
  const [place, setPlace] = useChoice(0);
  const [isPretty, setPretty] = useDisclosure();
  const [isTable, setTable] = useDisclosure(true);
  const isJson = kind === 'json';
  const isWhole = read.state === 'done';
  const pretty = useMemo(
    () => (isJson && isPretty && isWhole ? prettyJson(read.lines.join('\n')) : null),
    [isJson, isPretty, isWhole, read],
  );
  const records = useMemo(() => (kind === 'csv' && size <= largestTable ? tableOf(read.lines) : null), [kind, size, read]);
  const table = isTable ? records : null;
  const lines = pretty ?? read.lines;
  const find = useMemo(() => lineFinder(search), [search]);
  const inTable = useMemo(
    () =>
      table === null
        ? null
        : foundLines(
            table.records.map(({ cells }) => cells.join('\n')),
            search,
          ),
    [table, search],
  );
  const found = inTable ?? find(lines);
  useEffect(() => reader.moved(url), [reader, url]);
  useEffect(() => reader.want(Math.max(ahead, (line ?? 0) + 1)), [reader, line]);
  useEffect(() => {
    if (search !== '' || isPretty) reader.want(Infinity);
  }, [reader, search, isPretty]);
  const shown = found.length === 0 ? null : (found[Math.min(place, found.length - 1)] ?? null);
  const step = (by: 1 | -1) => () => setPlace(nextPlace(Math.min(place, Math.max(0, found.length - 1)), found.length, by));
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <div className="w-64 max-desk:w-full">
          <SearchField
            label={`Search in ${name}`}
            placeholder="Search in this file"
            value={search}
            onChange={(text) => {
              setSearch(text);
              setPlace(0);
            }}
          />
        </div>
        <IconButton
          repeats
          icon={ChevronUp}
          label="Previous place"
          disabledReason={found.length === 0 ? 'Nothing is found.' : null}
          onPress={step(-1)}
        />
        <IconButton
          repeats
          icon={ChevronDown}
          label="Next place"
          disabledReason={found.length === 0 ? 'Nothing is found.' : null}
          onPress={step(1)}
        />
        <span role="status" className="text-small text-ink-2 tabular">
          {search === ''
            ? null
            : `${found.length === 0 ? 0 : Math.min(place, found.length - 1) + 1} of ${found.length}${isWhole ? '' : ' so far'}`}
        </span>
        {isJson ? <Checkbox label="Indented" checked={isPretty} onChange={setPretty} /> : null}
        {records === null ? null : <Checkbox label="As a table" checked={isTable} onChange={setTable} />}
        <span className="ml-auto text-small text-ink-2 tabular">
          {lines.length.toLocaleString('en')} lines{isWhole ? '' : `, ${percentOf(read.bytes, size)}% read`}
        </span>
      </div>
      {read.state === 'failed' ? (
        <p role="alert" className="flex items-center gap-2 text-danger">
          The rest of the file could not be read.
          <Button
            size="small"
            onPress={() => {
              onStale();
              reader.again();
            }}
          >
            Try again
          </Button>
        </p>
      ) : null}
      <TextLines
        name={name}
        lines={lines}
        table={table}
        search={search}
        marked={pretty !== null || line === null ? null : table === null ? line - 1 : recordAt(table, line - 1)}
        shown={shown}
        onLine={(at) => onLine(at + 1)}
        onEnd={() => reader.want(read.lines.length + ahead)}
      />
    </div>
  );
}
