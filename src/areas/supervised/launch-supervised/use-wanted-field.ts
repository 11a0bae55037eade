import type { LaunchSupervisedActorRef } from '#machines/flows/supervised/launch-supervised/launch-supervised.machine.ts';
import { selectGroups } from '#machines/flows/supervised/launch-supervised/launch-supervised.selectors.ts';
import { focusField } from '#src/ui/focus.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useEffect, useRef, useState } from 'react';
import { fieldId, sectionOf } from './sections.rules.ts';

type Wanted = { readonly section: string; readonly path: string };

const inGroup = ({ groupId }: { readonly groupId: number }): Wanted => ({ section: `group-${groupId}`, path: 'testerGroups[0].name' });

/** Moves the focus to the field that is to be filled in next, as soon as its section is there. */
export function useWantedField(actorRef: LaunchSupervisedActorRef, section: string): void {
  const [wanted, want] = useState<Wanted | null>(null);
  const met = useRef<Wanted | null>(null);
  useEmitted(actorRef, {
    'group.added': (group) => want(inGroup(group)),
    'group.duplicated': (group) => want(inGroup(group)),
    'group.removed': (group) => want(inGroup(group)),
    'problems.found': ({ path }) => want({ section: sectionOf(path, selectGroups(actorRef.getSnapshot())), path }),
  });
  useEffect(() => {
    if (wanted === null || wanted === met.current || wanted.section !== section) return;
    const field = document.getElementById(fieldId(wanted.path));
    if (field === null) return;
    focusField(field);
    met.current = wanted;
  }, [wanted, section]);
}
