import { cutText } from '#schema/cut-text.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { harmlessName, saveBlob, saveFile } from './save-file.ts';

type Entry = {
  readonly field: string;
  readonly of: string;
  readonly value: unknown;
  readonly reason?: 'placeless';
};
type Labels = Readonly<Record<string, string>>;

type PutAsideProps = {
  readonly noun: 'draft' | 'form' | 'import' | 'note';
  /** The noun of what it does not belong to, where that differs. */
  readonly whole?: string | undefined;
  readonly entries: readonly Entry[];
  readonly labels: Labels;
  /** Null where nothing can be changed. */
  readonly onForget: (() => void) | null;
};

const mostNames = 8;
const longestName = 100;

const spaced = (field: string): string => {
  const words = field.replaceAll(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1, 60);
};

const fileName = (file: Blob): string => harmlessName(file instanceof File ? file.name : '');

type Held = { readonly path: string; readonly file: Blob };
/** Files in a value, which JSON cannot hold. */
function filesIn(value: unknown, path = ''): readonly Held[] {
  if (value instanceof Blob) return [{ path, file: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => filesIn(each, `${path}/${key}`));
}

const textOf = (entries: readonly Entry[]): string =>
  JSON.stringify(entries, (_, value: unknown) => (value instanceof Blob ? { file: fileName(value), size: value.size } : value), 2);

/** Without type, so that no browser opens it instead of saving. */
const saveAsIs = (file: Blob): void => saveBlob(fileName(file), new Blob([file], { type: 'application/octet-stream' }));

function Names({ entries, labels }: { readonly entries: readonly Entry[]; readonly labels: Labels }) {
  const labelOf = (field: string): string => (Object.hasOwn(labels, field) ? labels[field] : undefined) ?? spaced(field);
  const names = new Map(entries.map(({ field, of }) => [`${field} ${of}`, { label: labelOf(field), of }]));
  const shown = [...names].slice(0, mostNames);
  return (
    <>
      {shown.map(([key, { label, of }], at) => (
        <span key={key}>
          {at === 0 ? '' : ', '}
          <span className="font-name text-ink">{label}</span>
          {of === '' ? null : (
            <>
              {' '}
              of <bdi>{cutText(of, longestName)}</bdi>
            </>
          )}
        </span>
      ))}
      {names.size > shown.length ? ` and ${names.size - shown.length} more` : ''}.
    </>
  );
}

export function PutAside({ noun, whole = noun, entries, labels, onForget }: PutAsideProps) {
  const [unreadable, placeless] = [entries.filter((one) => one.reason === undefined), entries.filter((one) => one.reason === 'placeless')];
  const isUnreadable = unreadable.length > 0;
  return (
    <Banner
      hue={isUnreadable ? 'warning' : 'info'}
      title={isUnreadable ? `Part of what was saved with this ${noun} could not be opened.` : 'Part of what was copied is put aside.'}
      action={
        <>
          <Button onPress={() => saveFile('put-aside.json', textOf(entries), 'application/json')}>Save as a file</Button>
          {filesIn(entries).map(({ path, file }) => (
            <Button key={path} kind="ghost" label={`Save ${fileName(file)}`} onPress={() => saveAsIs(file)}>
              Save <bdi className="max-w-[20ch] truncate">{fileName(file)}</bdi>
            </Button>
          ))}
          {onForget === null ? null : (
            <Button kind="ghost" onPress={onForget}>
              Throw it away
            </Button>
          )}
        </>
      }
    >
      {isUnreadable ? (
        <>
          It is put aside and is not part of the {whole}: <Names entries={unreadable} labels={labels} />
        </>
      ) : null}
      {isUnreadable && placeless.length > 0 ? ' ' : null}
      {placeless.length > 0 ? (
        <>
          This {whole} has no place for: <Names entries={placeless} labels={labels} />
        </>
      ) : null}
    </Banner>
  );
}
