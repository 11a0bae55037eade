const crowd = `
o.......o..o.......o..o
....o.o.....o..........o.o
..o.................o..o
.......oo......oo.......o
........o.oo..........o.o
.....o..o.......o..o.#
o...o.o..........o..##.o.o
.o..o..o...........###.o
.......o.....o.o...###
..........oo.o....###...o
..o..o.......o..o###....o
o........o.o....###
.o..o..o.......###.......o
....o.......oo.###..oo
..o..#.......o###
..o..##...o..###.....o..o
...o.###.o.o###.......o
o..o..###o.###...........o
....o..###.###....o.o
..o.o...#####..oo.o
.......o.###......o..o
...o.o....#...o.o.....o
o..o..o..o..o
.o.......o.......oo......o
....o..o..........o.oo
....o..o.......o..o
........o.o...o.o
.....o..o..o..o..o
oo.......o.......o.....o.o
.......o.o..........oo.o
.o..o.......o..o.......o
..o.....o.o........o.o
.....o..o..o..o..o
o.....o.......o.......oo
`;

const pitch = 26;
const people = crowd
  .trim()
  .split('\n')
  .map((row) => [...row]);
const columns = 26;

function dots(mark: string): string {
  return people.flatMap((row, y) => row.map((person, x) => (person === mark ? `M${x * pitch + 13} ${y * pitch + 13}h0` : ''))).join('');
}

const standing = dots('o');
const passing = dots('#');

/** The picture of the sign-in page: a crowd in ranks, some step forward, the check goes through them. */
export function CrowdField({ className = '' }: { className?: string | undefined }) {
  return (
    <div
      aria-hidden="true"
      data-chrome=""
      className={`overflow-hidden bg-[light-dark(oklch(.93_.02_222),oklch(.15_.014_232))] ${className}`}
    >
      <svg
        viewBox={`0 0 ${columns * pitch} ${people.length * pitch}`}
        preserveAspectRatio="xMidYMid slice"
        className="size-full"
        strokeLinecap="round"
      >
        <pattern id="crowd-ranks" width={pitch} height={pitch} patternUnits="userSpaceOnUse">
          <circle cx="13" cy="13" r="2.6" className="fill-[light-dark(oklch(.84_.03_222),oklch(.27_.025_228))]" />
        </pattern>
        <rect width="100%" height="100%" fill="url(#crowd-ranks)" />
        <path d={standing} strokeWidth="8.4" className="stroke-[light-dark(oklch(.72_.06_222),oklch(.42_.05_224))]" />
        <path d={passing} strokeWidth="15" className="stroke-accent-solid" />
      </svg>
    </div>
  );
}
