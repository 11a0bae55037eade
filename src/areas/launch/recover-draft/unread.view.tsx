import type { Unread } from '#schema/rules/fit.ts';
import { fieldLabels, requestFieldLabels } from '#schema/vocabulary/launch/field-labels.ts';
import { PutAside } from '#src/ui/put-aside.tsx';

const labels: Readonly<Record<string, string>> = {
  ...fieldLabels,
  ...requestFieldLabels,
  name: 'Name',
  tests: 'A test',
  wizard: 'The test in the wizard',
  parked: 'A test that is not finished',
};
const wholes = { draft: 'request', form: 'form' } as const;

type UnreadViewProps = {
  readonly unread: readonly Unread[];
  readonly noun: 'draft' | 'form';
  /** Throws it away; null where nothing can be changed. */
  readonly onForget: (() => void) | null;
};

/** What was saved with a draft or a form and could not be read. */
export default function UnreadView({ unread, noun, onForget }: UnreadViewProps) {
  return <PutAside noun={noun} whole={wholes[noun]} entries={unread} labels={labels} onForget={onForget} />;
}
