import { actOfKey } from '#src/keys.ts';
import { Button } from '#src/ui/button.tsx';
import { Keys } from '#src/ui/kbd.tsx';
import { Modal } from '#src/ui/modal.tsx';
import { Switch } from '#src/ui/switch.tsx';
import type { StatusBarKey } from '#src/ui/status-bar.tsx';

export type KeyGroup = { readonly title: string; readonly keys: readonly StatusBarKey[] };

type KeyboardViewProps = {
  readonly groups: readonly KeyGroup[];
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
  readonly onClose: () => void;
};

/** Opens the chart of the status that stands on the screen; written here and in search.host.tsx, as the home page has no room for it. */
const howItWorks: StatusBarKey = { keys: 'h', label: 'how this works' };

const calendar: StatusBarKey = { keys: 'g k', label: 'calendar' };
const isWay = ({ keys }: StatusBarKey): boolean => keys.startsWith('g ');

/** The calendar is a place like the areas, for whoever has one. */
const withCalendar = (groups: readonly KeyGroup[]): readonly KeyGroup[] =>
  actOfKey(calendar.keys) === null
    ? groups
    : groups.map((group, at) =>
        at < groups.length - 1
          ? group
          : { ...group, keys: [...group.keys.filter(isWay), calendar, ...group.keys.filter((key) => !isWay(key))] },
      );

/** The chart beside a status is opened by a key wherever a status stands. */
const withChart = (groups: readonly KeyGroup[]): readonly KeyGroup[] => {
  if (actOfKey(howItWorks.keys) === null) return groups;
  const [first, ...rest] = groups.length > 1 ? groups : [{ title: 'On this screen', keys: [] }, ...groups];
  return first === undefined ? groups : [{ ...first, keys: [...first.keys, howItWorks] }, ...rest];
};

/** Every key that works here. */
export function KeyboardView({ groups, isOn, onTurn, onClose }: KeyboardViewProps) {
  return (
    <Modal isOpen onClose={onClose} size="large" title="Keyboard shortcuts" actions={<Button onPress={onClose}>Close</Button>}>
      <div className="grid items-start gap-x-8 gap-y-4 desk:grid-cols-2">
        {withChart(withCalendar(groups)).map(({ title, keys }) => (
          <section key={title} aria-label={title} className="flex min-w-0 flex-col gap-1">
            <h3 className="text-small font-name text-ink-2">{title}</h3>
            <dl className="flex flex-col">
              {keys.map(({ keys: printed, label }) => (
                <div
                  key={`${printed} ${label}`}
                  className="flex min-h-7 items-center justify-between gap-4 border-b border-line last:border-b-0"
                >
                  <dt className="first-letter:uppercase">{label}</dt>
                  <dd className="flex gap-1">
                    <Keys keys={printed} isSpoken />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <Switch label="Single-key shortcuts" on={isOn} onChange={onTurn} consequence="Turn this off if you use speech input." />
    </Modal>
  );
}
