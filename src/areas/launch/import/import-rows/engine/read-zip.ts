export type ZipFault = 'broken' | 'protected' | 'too_large';
export class ZipError extends Error {
  readonly fault: ZipFault;
  constructor(fault: ZipFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Programs write paths with either slash, with or without root, in any letter case. */
const pathOf = (name: string): string =>
  name
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .toLowerCase();

type Entry = { readonly name: string; readonly method: number; readonly packed: number; readonly at: number };
/** Names in lower case; unpacked on demand. */
export type Archive = { readonly names: readonly string[]; readonly text: (name: string) => Promise<string | null> };

const signatures = { end: 0x06054b50, entry: 0x02014b50, part: 0x04034b50 } as const;
const mostEntries = 10_000;

const broken = (): never => {
  throw new ZipError('broken');
};

/** At the end, before a comment of any length. */
function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - 22 - 0xffff);
  for (let at = view.byteLength - 22; at >= first; at -= 1) if (view.getUint32(at, true) === signatures.end) return at;
  return broken();
}

function entriesOf(bytes: Uint8Array, view: DataView): readonly Entry[] {
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > mostEntries) broken();
  const entries: Entry[] = [];
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > view.byteLength || view.getUint32(at, true) !== signatures.entry) broken();
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => view.getUint16(at + place, true));
    const name = new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + (nameLength ?? 0)));
    if ((view.getUint16(at + 8, true) & 1) === 1) throw new ZipError('protected');
    entries.push({ name, method: view.getUint16(at + 10, true), packed: view.getUint32(at + 20, true), at: view.getUint32(at + 42, true) });
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

function packedBytes(bytes: Uint8Array<ArrayBuffer>, view: DataView, { at, packed }: Entry): Uint8Array<ArrayBuffer> {
  if (at + 30 > view.byteLength || view.getUint32(at, true) !== signatures.part) broken();
  const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  if (start + packed > bytes.byteLength) broken();
  return bytes.subarray(start, start + packed);
}

/** Stops at the limit: the declared size is not trusted (zip bomb). */
async function inflate(packed: Uint8Array<ArrayBuffer>, limit: number): Promise<Uint8Array> {
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const pieces: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(broken);
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel().catch(() => {});
      throw new ZipError('too_large');
    }
    pieces.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}

/** By its mark, or by what its first line declares. */
function decoded(part: Uint8Array): string {
  const [first, second] = part;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(part);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(part);
  const head = new TextDecoder('windows-1252').decode(part.subarray(0, 200));
  const declared = /^[^<]{0,3}<\?xml[^>]*\sencoding\s*=\s*["']([\w.:-]+)["']/iu.exec(head)?.[1]?.toLowerCase() ?? 'utf-8';
  try {
    return new TextDecoder(declared.startsWith('utf-16') ? 'utf-8' : declared).decode(part);
  } catch {
    return new TextDecoder().decode(part);
  }
}

/** Unpacks at most `limit` bytes in all. */
export function openZip(bytes: Uint8Array<ArrayBuffer>, limit: number): Archive {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < 22) broken();
  const entries = new Map(entriesOf(bytes, view).map((entry) => [pathOf(entry.name), entry]));
  let left = limit;
  return {
    names: [...entries.keys()],
    text: async (name) => {
      const entry = entries.get(pathOf(name));
      if (entry === undefined) return null;
      const packed = packedBytes(bytes, view, entry);
      const unpacked = entry.method === 0 ? packed : entry.method === 8 ? await inflate(packed, left) : broken();
      left -= unpacked.byteLength;
      if (left < 0) throw new ZipError('too_large');
      return decoded(unpacked);
    },
  };
}
