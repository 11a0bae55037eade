import { audienceOf, targetingIn } from '#machines/flows/supervised/tester-group.rules.ts';
import type { Targeting } from '#machines/flows/supervised/select-testers.ts';
import { useChoice } from '#src/use-choice.ts';
import { showToast } from '#src/ui/toast.tsx';
import { SavedViewsOf } from './saved-views.host.tsx';

const words = {
  one: 'audience',
  many: 'Audiences',
  title: 'Saved audiences',
  empty: 'No saved audiences yet. Choose criteria, then save them under a name.',
  kept: 'Countries, languages, devices and browsers of the group are kept.',
  pin: 'Pin above the criteria',
};

const normal = (query: string): string => audienceOf(targetingIn(query));

export type AudiencesProps = {
  readonly targeting: Targeting;
  /** Gives whether they were taken: with `instead`, only where those still stand. */
  readonly onTake: (targeting: Targeting, instead?: Targeting) => boolean;
};

/** The audiences of the organization above the criteria of a tester group, which takes them over. */
export default function AudiencesHost({ targeting, onTake }: AudiencesProps) {
  const [openId, open] = useChoice<string | null>(null);
  return (
    <SavedViewsOf
      list="crowd"
      query={audienceOf(targeting)}
      openId={openId}
      read={normal}
      hrefOf={null}
      words={words}
      onCreated={open}
      onOpen={(audience) => {
        open(audience?.id ?? null);
        const taken = targetingIn(audience?.query ?? '');
        onTake(taken);
        if (audience !== null)
          showToast({
            type: 'info',
            text: `The criteria of ${audience.name} were taken.`,
            undo: () => {
              if (onTake(targeting, taken)) open(openId);
              else showToast({ type: 'danger', text: 'Not undone: the criteria were changed since.' });
            },
          });
      }}
    />
  );
}
