import type { Unread } from '#schema/rules/fit.ts';
import { fieldLabels, requestFieldLabels } from '#schema/vocabulary/launch/field-labels.ts';
import { simpleLabels } from '#schema/vocabulary/launch/simple.ts';
import { PutAside } from '#src/ui/put-aside.tsx';

const labels: Readonly<Record<UnreadViewProps['noun'], Readonly<Record<string, string>>>> = {
  draft: {
    ...fieldLabels,
    ...requestFieldLabels,
    name: 'Name',
    draft: 'The draft',
    tests: 'A test',
    wizard: 'The test in the wizard',
    parked: 'An unfinished test',
  },
  form: { ...simpleLabels, ...requestFieldLabels, name: 'Name', form: 'The form', asides: 'A form that was put aside' },
};
const wholes = { draft: 'request', form: 'form' } as const;

type UnreadViewProps = {
  readonly unread: readonly Unread[];
  readonly noun: 'draft' | 'form';
  /** Null where nothing can be changed. */
  readonly onForget: (() => void) | null;
};

export default function UnreadView({ unread, noun, onForget }: UnreadViewProps) {
  return <PutAside noun={noun} whole={wholes[noun]} entries={unread} labels={labels[noun]} onForget={onForget} />;
}
