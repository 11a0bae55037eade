import { visible } from '#schema/bidi.ts';
import { useCompletions } from '#src/ui/completions.tsx';
import type { Completions } from '#src/ui/completions.tsx';
import { useChoice } from '#src/use-choice.ts';
import { begunName, readersNamed, withName } from './mentions.rules.ts';
import type { Reader } from './mentions.rules.ts';

type Field = { readonly text: string; readonly caret: number };
type Chosen = { readonly people: readonly Reader[]; readonly field: Field | null; readonly index: number };

const nobody: Chosen = { people: [], field: null, index: 0 };

const roleWords: Readonly<Record<string, string>> = {
  customer: 'Customer',
  test_manager: 'Test manager',
  community_test_manager: 'Community test manager',
};

type Mentions = Completions & {
  /** What is typed, and where the caret stands. */
  readonly look: (field: Field) => void;
  readonly close: () => void;
};

/** The people who read a chat, under a name that is begun after an @. */
export function useMentions(readers: () => Promise<readonly Reader[]>, onTake: (field: Field) => void): Mentions {
  const [{ people, field, index }, change] = useChoice<Chosen>(nobody);
  const name = field === null ? null : begunName(field.text, field.caret);
  const offered = name === null ? [] : readersNamed(people, name.words);
  const active = Math.min(index, offered.length - 1);
  const close = () => change((before) => (before.field === null ? before : { ...before, field: null }));
  const look = (next: Field) => {
    if (begunName(next.text, next.caret) === null) return close();
    change((before) => ({ ...before, field: next, index: 0 }));
    if (people.length === 0)
      readers().then(
        (found) => change((before) => ({ ...before, people: found })),
        () => undefined,
      );
  };
  const { press, aria, list } = useCompletions({
    label: 'People to mention',
    counted: ['person to mention', 'people to mention'],
    offered: offered.map(({ id, name: words, role }) => ({
      id,
      words: <bdi className="cut font-name">{visible(words)}</bdi>,
      aside: roleWords[role] ?? '',
    })),
    active: offered.length === 0 ? null : active,
    onWalk: (by) => change((before) => ({ ...before, index: (active + by + offered.length) % offered.length })),
    onTake: (at) => {
      const person = offered[at];
      if (person === undefined || field === null || name === null) return;
      close();
      onTake(withName(field.text, field.caret, name.at, person.name));
    },
    onClose: close,
  });
  return { look, close, press, aria, list };
}
