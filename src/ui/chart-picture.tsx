import { useId } from 'react';
import { hueInk } from './hues.ts';
import { boxHeight, layChart } from './chart-layout.ts';
import type { Hue } from './types.ts';

export type ChartState = {
  readonly id: string;
  readonly label: string;
  readonly hue: Hue;
  readonly isPresent: boolean;
  readonly leadsTo: readonly string[];
};

type ChartPictureProps = {
  readonly label: string;
  readonly states: readonly ChartState[];
  /** Whose ways on are drawn out, with the numbers they have where they lead. */
  readonly looked: string;
  readonly numbers: Readonly<Record<string, string>>;
  readonly onLook: (id: string) => void;
};

const letter = 7.8;
const edge = 54;
const room = 14;

/** The states of a chart as a list of buttons, laid out over the lines between them. */
export function ChartPicture({ label, states, looked, numbers, onLook }: ChartPictureProps) {
  const marker = useId();
  const widths = new Map(states.map(({ id, label: word }) => [id, Math.round(word.length * letter) + edge]));
  const { width, height, boxes, lines } = layChart(
    states.map(({ id }) => ({ id, width: widths.get(id) ?? 0 })),
    states.flatMap(({ id, leadsTo }) => leadsTo.map((to) => ({ from: id, to }))),
  );
  const drawn = lines.toSorted((one, other) => Number(one.from === looked) - Number(other.from === looked));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reachable by keyboard
    <div role="region" aria-label={label} tabIndex={0} className="max-w-full overflow-x-auto print:overflow-visible">
      <div className="relative mx-auto" style={{ width: width + 2 * room, height: height + 2 * room }}>
        <svg
          aria-hidden="true"
          viewBox={`${-room} ${-room} ${width + 2 * room} ${height + 2 * room}`}
          className="absolute inset-0 size-full"
        >
          <defs>
            {['ink', 'accent'].map((name) => (
              <marker
                key={name}
                id={`${marker}${name}`}
                viewBox="0 0 8 8"
                refX="7"
                refY="4"
                markerWidth="8"
                markerHeight="8"
                markerUnits="userSpaceOnUse"
                orient="auto"
                className={name === 'ink' ? 'text-control' : 'text-accent'}
              >
                <path d="M0 .8 7.4 4 0 7.2z" fill="currentColor" />
              </marker>
            ))}
          </defs>
          {drawn.map(({ from, to, path }) => (
            <path
              key={`${from} ${to}`}
              d={path}
              fill="none"
              stroke="currentColor"
              strokeWidth={from === looked ? 2 : 1.25}
              markerEnd={`url(#${marker}${from === looked ? 'accent' : 'ink'})`}
              className={from === looked ? 'text-accent' : 'text-control'}
            />
          ))}
        </svg>
        <ul aria-label={label}>
          {states.map(({ id, label: word, hue, isPresent }) => {
            const place = boxes[id] ?? { x: 0, y: 0 };
            const reached = numbers[id];
            const said = [word, ...(isPresent ? ['now'] : []), ...(reached === undefined ? [] : [`reached by ${reached}`])].join(', ');
            return (
              <li
                key={id}
                className="absolute"
                style={{ left: place.x + room, top: place.y + room, width: widths.get(id), height: boxHeight }}
              >
                <button
                  type="button"
                  aria-label={said}
                  aria-pressed={id === looked}
                  aria-current={isPresent ? 'step' : undefined}
                  onClick={() => onLook(id)}
                  className={`relative flex size-full items-center gap-2 before:absolute before:-inset-1 rounded-control border bg-sheet px-3 text-left whitespace-nowrap hover:bg-hover ${isPresent ? 'border-2 border-accent-solid font-name' : 'border-control-soft font-label'} ${id === looked && !isPresent ? 'outline-2 outline-offset-2 outline-control outline-dashed' : ''}`}
                >
                  <span aria-hidden="true" className={`shrink-0 ${hueInk[hue]}`}>
                    <Dot isFull={isPresent} />
                  </span>
                  {word}
                </button>
                {isPresent ? (
                  <Mark className="-right-1.5 bg-accent-solid text-on-accent print:border print:bg-transparent print:text-ink">now</Mark>
                ) : null}
                {reached === undefined ? null : <Mark className="-left-2 border border-accent-line bg-raised text-accent">{reached}</Mark>}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}

const Dot = ({ isFull }: { readonly isFull: boolean }) => (
  <svg viewBox="0 0 12 12" width="12" height="12" className="block">
    <circle cx="6" cy="6" r="4.6" fill={isFull ? 'currentColor' : 'none'} stroke="currentColor" strokeWidth="2" />
  </svg>
);

type MarkProps = { readonly className: string; readonly children: string };

const Mark = ({ className, children }: MarkProps) => (
  <span aria-hidden="true" className={`pointer-events-none absolute -top-2.5 rounded-pill px-1.5 text-micro font-semibold ${className}`}>
    {children}
  </span>
);
