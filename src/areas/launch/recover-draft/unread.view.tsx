import type { Unread } from '#schema/rules/fit.ts';
import { fieldLabels, requestFieldLabels } from '#schema/vocabulary/launch/field-labels.ts';
import { Banner } from '#src/ui/banner.tsx';
import { Button } from '#src/ui/button.tsx';
import { saveFile } from '../launch-wizard/save-file.ts';

const labels: Readonly<Record<string, string>> = {
  ...fieldLabels,
  ...requestFieldLabels,
  name: 'Name',
  tests: 'A test',
  wizard: 'The test in the wizard',
  parked: 'A test that is not finished',
};
const spaced = (field: string): string => {
  const words = field.replaceAll(/([a-z\d])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1, 60);
};

type UnreadViewProps = {
  readonly unread: readonly Unread[];
  readonly noun: 'draft' | 'form';
  /** Throws it away; null where nothing can be changed. */
  readonly onForget: (() => void) | null;
};

/** Names what was saved and could not be read, and lets it be saved as a file or thrown away. */
export default function UnreadView({ unread, noun, onForget }: UnreadViewProps) {
  const names = new Map(unread.map(({ field, of }) => [`${field} ${of}`, { label: labels[field] ?? spaced(field), of }]));
  const shown = [...names].slice(0, 8);
  return (
    <Banner
      hue="warning"
      title={`Part of what was saved with this ${noun} could not be opened.`}
      action={
        <>
          <Button kind="ghost" onPress={() => saveFile('put-aside.json', JSON.stringify(unread, null, 2), 'application/json')}>
            Save as a file
          </Button>
          {onForget === null ? null : <Button onPress={onForget}>Throw it away</Button>}
        </>
      }
    >
      It is put aside and is not part of the {noun === 'draft' ? 'request' : 'form'}:{' '}
      {shown.map(([key, { label, of }], at) => (
        <span key={key}>
          {at === 0 ? '' : ', '}
          {label}
          {of === '' ? null : (
            <>
              {' '}
              of <bdi>{of.slice(0, 100)}</bdi>
            </>
          )}
        </span>
      ))}
      {names.size > shown.length ? ` and ${names.size - shown.length} more` : ''}.
    </Banner>
  );
}
