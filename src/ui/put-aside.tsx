import { Banner } from './banner.tsx';
import { Button } from './button.tsx';
import { saveFile } from './save-file.ts';

type PutAsideProps = {
  /** What it was saved with. */
  readonly noun: 'draft' | 'form' | 'import';
  /** What it is no part of, where that is called otherwise. */
  readonly whole?: string | undefined;
  readonly entries: readonly { readonly field: string; readonly of: string; readonly value: unknown }[];
  /** What the fields are called. */
  readonly labels: Readonly<Record<string, string>>;
  /** Throws it away; null where nothing can be changed. */
  readonly onForget: (() => void) | null;
};

const mostNames = 8;
const longestName = 100;

const spaced = (field: string): string => {
  const words = field.replaceAll(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1, 60);
};

/** Names what was saved and could not be read, and lets it be saved as a file or thrown away. */
export function PutAside({ noun, whole = noun, entries, labels, onForget }: PutAsideProps) {
  const labelOf = (field: string): string => (Object.hasOwn(labels, field) ? labels[field] : undefined) ?? spaced(field);
  const names = new Map(entries.map(({ field, of }) => [`${field} ${of}`, { label: labelOf(field), of }]));
  const shown = [...names].slice(0, mostNames);
  return (
    <Banner
      hue="warning"
      title={`Part of what was saved with this ${noun} could not be opened.`}
      action={
        <>
          <Button kind="ghost" onPress={() => saveFile('put-aside.json', JSON.stringify(entries, null, 2), 'application/json')}>
            Save as a file
          </Button>
          {onForget === null ? null : <Button onPress={onForget}>Throw it away</Button>}
        </>
      }
    >
      It is put aside and is not part of the {whole}:{' '}
      {shown.map(([key, { label, of }], at) => (
        <span key={key}>
          {at === 0 ? '' : ', '}
          <span className="font-name text-ink">{label}</span>
          {of === '' ? null : (
            <>
              {' '}
              of <bdi>{of.slice(0, longestName)}</bdi>
            </>
          )}
        </span>
      ))}
      {names.size > shown.length ? ` and ${names.size - shown.length} more` : ''}.
    </Banner>
  );
}
