import { useViewer } from '#src/viewer.tsx';
import { lazyPart } from '#src/ui/lazy-part.tsx';
import { Suspense, useCallback } from 'react';
import { useOpenOne } from '#src/use-open-one.ts';
import type { ReactNode } from 'react';
import type { Role } from '#schema/vocabulary/roles.ts';

type PromptFacts = { readonly role: Role; readonly isNameChosen: boolean; readonly hasSkipped: boolean; readonly path: string };

/** Whether the company's name is asked for now: on results and launch, of customers and test managers, until it was chosen. */
export const asksForName = ({ role, isNameChosen, hasSkipped, path }: PromptFacts): boolean =>
  role !== 'community_test_manager' && !isNameChosen && !hasSkipped && /^\/(results|launch)(\/|$)/i.test(path);

const NameOrganization = lazyPart(() => import('../name-organization/name-organization.host.tsx'), { leave: ({ onSkip }) => onSkip() });

const skippedMark = 'muster.name-skipped';

/** Puts the question for the company's name before results and launch. */
export function PromptHost({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const { role, organization } = useViewer();
  const { name, close } = useOpenOne<'name'>(sessionStorage.getItem(skippedMark) === organization.id ? null : 'name');
  const skip = useCallback(() => {
    sessionStorage.setItem(skippedMark, organization.id);
    close();
  }, [organization.id, close]);
  const isAsked = asksForName({ role, isNameChosen: organization.isNameChosen, hasSkipped: name === null, path });
  return (
    <>
      {children}
      {isAsked ? (
        <Suspense>
          <NameOrganization onSkip={skip} />
        </Suspense>
      ) : null}
    </>
  );
}
