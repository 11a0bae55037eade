import type { LaunchSupervisedActorRef } from '#machines/flows/supervised/launch-supervised.ts';
import { selectGroups } from '#machines/flows/supervised/launch-supervised.selectors.ts';
import { focusField } from '#src/ui/focus.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useEffect, useRef, useState } from 'react';
import { focusEntry } from './form-keys.ts';
import { fieldId, sectionOf } from './sections.rules.ts';

/** A field of a section, or the entry of the section where no path is given. */
type Wanted = { readonly section: string; readonly path: string | null };

const inGroup = ({ groupId }: { readonly groupId: number }): Wanted => ({ section: `group-${groupId}`, path: 'testerGroups[0].name' });

/** Moves the focus to the field that is to be filled in next, as soon as its section is there. */
export function useWantedField(actorRef: LaunchSupervisedActorRef, section: string): void {
  const [wanted, want] = useState<Wanted | null>(null);
  const met = useRef<Wanted | null>(null);
  useEmitted(actorRef, {
    'group.added': (group) => want(inGroup(group)),
    'group.duplicated': (group) => want(inGroup(group)),
    // In a text field Ctrl Z would be the browser's and not bring the group back.
    'group.removed': ({ groupId }) => want({ section: `group-${groupId}`, path: null }),
    'problems.found': ({ path }) => want({ section: sectionOf(path, selectGroups(actorRef.getSnapshot())), path }),
  });
  useEffect(() => {
    if (wanted === null || wanted === met.current || wanted.section !== section) return;
    const { path } = wanted;
    const field = path === null ? null : document.getElementById(fieldId(path));
    if (path !== null && field === null) return;
    if (field === null) focusEntry();
    else focusField(field);
    met.current = wanted;
  }, [wanted, section]);
}
