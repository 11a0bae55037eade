type Edge = { readonly from: string; readonly to: string };
type Sized = { readonly id: string; readonly width: number };
type Point = { readonly x: number; readonly y: number };

export type LaidChart = {
  readonly width: number;
  readonly height: number;
  readonly boxes: Readonly<Record<string, Point>>;
  readonly lines: readonly (Edge & { readonly path: string })[];
};

export const boxHeight = 36;
const gapAcross = 22;
const gapDown = 38;
const bend = 10;
const sweeps = 8;

/** A box, or the place where lines to one box pass a layer. */
type Item = { readonly key: string; readonly width: number };
type Links = ReadonlyMap<string, readonly string[]>;

const linksOf = (pairs: readonly (readonly [string, string])[]): Links => {
  const links = new Map<string, string[]>();
  for (const [from, to] of pairs) links.set(from, [...(links.get(from) ?? []), to]);
  return links;
};

const keyOf = ({ from, to }: Edge): string => `${from} ${to}`;

/** Edges of a ring that lead to a box named before: without them no ring is left. */
function backEdges(ids: readonly string[], edges: readonly Edge[]): ReadonlySet<string> {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean => {
    if (from === to) return true;
    if (seen.has(from)) return false;
    seen.add(from);
    return edges.some((edge) => edge.from === from && reaches(edge.to, to, seen));
  };
  const back = edges.filter(({ from, to }) => ids.indexOf(to) < ids.indexOf(from) && reaches(to, from));
  return new Set(back.map(keyOf));
}

/** The longest way to each box. */
function layersOf(ids: readonly string[], ahead: readonly Edge[]): ReadonlyMap<string, number> {
  const known = new Map<string, number>();
  const layer = (id: string): number => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const before = ahead.filter(({ to }) => to === id).map(({ from }) => layer(from) + 1);
    const at = Math.max(0, ...before);
    known.set(id, at);
    return at;
  };
  for (const id of ids) layer(id);
  return known;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The nearest places to those wished, in order and apart: packed from the left and from the right, and the middle of both. */
function apart(items: readonly Item[], wished: readonly number[]): readonly number[] {
  const between = (at: number): number => ((items[at - 1]?.width ?? 0) + (items[at]?.width ?? 0)) / 2 + gapAcross;
  const left: number[] = [];
  for (const [at, wish] of wished.entries()) left.push(at === 0 ? wish : Math.max(wish, (left[at - 1] ?? 0) + between(at)));
  const right = [...wished];
  for (let at = wished.length - 2; at >= 0; at -= 1) right[at] = Math.min(wished[at] ?? 0, (right[at + 1] ?? 0) - between(at + 1));
  return left.map((x, at) => (x + (right[at] ?? x)) / 2);
}

/** A line through points that leaves and enters them upright. */
const pathThrough = (points: readonly Point[]): string => {
  const [first, ...rest] = points.map(({ x, y }) => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }));
  if (first === undefined) return '';
  let last = first;
  const parts = rest.map((point) => {
    const middle = (last.y + point.y) / 2;
    const part = `C${last.x} ${middle} ${point.x} ${middle} ${point.x} ${point.y}`;
    last = point;
    return part;
  });
  return [`M${first.x} ${first.y}`, ...parts].join('');
};

type Way = { readonly edge: Edge; readonly isBack: boolean; readonly keys: readonly string[] };
type Layered = { readonly layers: readonly Item[][]; readonly ways: readonly Way[] };

/** Each box in its layer, and each line with the places where it passes the layers between. */
function layered(boxes: readonly Sized[], edges: readonly Edge[]): Layered {
  const ids = boxes.map(({ id }) => id);
  const back = backEdges(ids, edges);
  const layerOf = layersOf(
    ids,
    edges.filter((edge) => !back.has(keyOf(edge))),
  );
  const at = (id: string): number => layerOf.get(id) ?? 0;
  const layers: Item[][] = Array.from({ length: Math.max(0, ...layerOf.values()) + 1 }, () => []);
  for (const { id, width } of boxes) layers[at(id)]?.push({ key: id, width });
  const passing = (target: string, isBack: boolean, layer: number): string => {
    const key = `${isBack ? 'up' : 'down'} ${layer} ${target}`;
    const items = layers[layer];
    if (items !== undefined && !items.some((item) => item.key === key)) items.push({ key, width: 6 });
    return key;
  };
  const ways = edges.map((edge): Way => {
    const isBack = back.has(keyOf(edge));
    const [start, end] = [at(edge.from), at(edge.to)];
    const between = Array.from(
      { length: Math.max(0, Math.abs(end - start) - 1) },
      (_, step) => start + (step + 1) * Math.sign(end - start),
    );
    return { edge, isBack, keys: [edge.from, ...between.map((layer) => passing(edge.to, isBack, layer)), edge.to] };
  });
  return { layers, ways };
}

/** Where each item stands across: near those it is linked with, swept down and up; orders the layers. */
function placed({ layers }: Layered, beside: Links): ReadonlyMap<string, number> {
  const layerOf = new Map(layers.flatMap((items, layer) => items.map(({ key }) => [key, layer] as const)));
  const x = new Map<string, number>();
  const put = (items: readonly Item[], wished: readonly number[]): void => {
    for (const [place, across] of apart(items, wished).entries()) x.set(items[place]?.key ?? '', across);
  };
  const wish = (key: string, isNear: (layer: number) => boolean): number => {
    const near = (beside.get(key) ?? []).filter((other) => isNear(layerOf.get(other) ?? 0)).map((other) => x.get(other) ?? 0);
    return near.length === 0 ? (x.get(key) ?? 0) : mean(near);
  };
  for (const items of layers)
    put(
      items,
      items.map(() => 0),
    );
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    const isDown = sweep % 2 === 0;
    for (const layer of isDown ? layers.keys() : [...layers.keys()].toReversed()) {
      const items = layers[layer] ?? [];
      const wished = new Map(items.map(({ key }) => [key, wish(key, (other) => (isDown ? other < layer : other > layer))]));
      if (sweep < sweeps - 2) items.sort((one, other) => (wished.get(one.key) ?? 0) - (wished.get(other.key) ?? 0));
      put(
        items,
        items.map(({ key }) => wished.get(key) ?? 0),
      );
    }
  }
  return x;
}

/** Layers from top to bottom, with lines to one box gathered on their way. The same chart is always laid the same. */
export function layChart(boxes: readonly Sized[], asked: readonly Edge[]): LaidChart {
  const edges = [...new Map(asked.filter(({ from, to }) => from !== to).map((edge) => [keyOf(edge), edge])).values()];
  const chart = layered(boxes, edges);
  const { layers, ways } = chart;
  const pairs = ways.flatMap(({ keys }) => keys.slice(1).map((key, step) => [keys[step] ?? key, key] as const));
  const beside = linksOf([...pairs, ...pairs.map(([from, to]) => [to, from] as const)]);
  const x = placed(chart, beside);
  const items = new Map(
    layers.flatMap((row, layer) => row.map(({ key, width }) => [key, { width, y: layer * (boxHeight + gapDown) }] as const)),
  );
  const edgesOf = (sign: 1 | -1): readonly number[] => [...items].map(([key, { width }]) => (x.get(key) ?? 0) + (sign * width) / 2);
  const [least, most] = [Math.min(...edgesOf(-1)), Math.max(...edgesOf(1))];
  const centre = (key: string): number => (x.get(key) ?? 0) - least;
  const top = (key: string): number => items.get(key)?.y ?? 0;

  /** Lines of one side of a box stand side by side, in the order of where they lead. */
  const port = (key: string, other: string): Point => {
    const isBelow = top(other) > top(key);
    const shared = [...new Set(beside.get(key) ?? [])]
      .filter((linked) => top(linked) > top(key) === isBelow)
      .toSorted((one, another) => centre(one) - centre(another));
    const share = (shared.indexOf(other) + 1) / (shared.length + 1) - 0.5;
    return { x: centre(key) + share * (items.get(key)?.width ?? 0) * 0.8, y: top(key) + (isBelow ? boxHeight : 0) };
  };
  const through = (key: string, isBack: boolean): readonly Point[] => {
    const ends = [top(key), top(key) + boxHeight].map((y) => ({ x: centre(key), y }));
    return isBack ? ends.toReversed() : ends;
  };
  const isTwoWay = ({ from, to }: Edge): boolean => edges.some((edge) => edge.from === to && edge.to === from);
  return {
    width: most - least,
    height: layers.length * (boxHeight + gapDown) - gapDown,
    boxes: Object.fromEntries(boxes.map(({ id, width }) => [id, { x: centre(id) - width / 2, y: top(id) }])),
    lines: ways.map(({ edge, isBack, keys }) => {
      const aside = keys.length === 2 && isTwoWay(edge) ? (isBack ? bend : -bend) : 0;
      const end = (key: string, other: string | undefined): Point => {
        const at = port(key, other ?? key);
        return { x: at.x + aside, y: at.y };
      };
      const between = keys.slice(1, -1).flatMap((key) => through(key, isBack));
      return { ...edge, path: pathThrough([end(edge.from, keys[1]), ...between, end(edge.to, keys.at(-2))]) };
    }),
  };
}
