import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import { fieldAt, focusField, focusHeading } from '#src/ui/focus.ts';
import { fieldId } from '../../request/launch-places.ts';

const mark = 'data-opens-import';

/** The part of the step that had the focus last, by its mark: an import that it opens leads back to it, and the step is drawn anew then. */
function useImportOpener(): RefObject<string | null> {
  const opener = useRef<string | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.closest('#main') !== null)
        opener.current = target.closest(`[${mark}]`)?.getAttribute(mark) ?? null;
    };
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);
  return opener;
}

/** The part of the step with a mark, where it is drawn. */
const openerNamed = (name: string | null): HTMLElement | null =>
  name === null ? null : document.querySelector<HTMLElement>(`[${mark}="${name}"]`);

type Stand = { readonly step: WizardStep; readonly importKind: ImportKind | null };

const fields: Readonly<Record<ImportKind, string>> = { test_cases: 'testCases', known_issues: 'knownIssues', test_data: 'testDataPool' };

const fieldOf = (kind: ImportKind | null, opener: string | null): HTMLElement | null =>
  kind === null ? null : (openerNamed(opener) ?? document.getElementById(fieldId(fields[kind])));

/** Makes a change and draws it, and moves the focus to a field of what is drawn then: what had it may be gone. */
export function focusFieldAfter(change: () => void, path: string): void {
  flushSync(change);
  const field = fieldAt(fieldId(path));
  if (field !== null) focusField(field);
}

/** Moves the focus along: to the title of each new step and of an import, and from an import back to what it was opened for. */
export function useStepFocus({ step, importKind }: Stand, addressed: WizardStep | undefined, hash: string): void {
  const known = useRef<Stand>({ step, importKind });
  const focused = useImportOpener();
  const opener = useRef<string | null>(null);
  useEffect(() => {
    const from = known.current;
    const isNewStep = from.step !== step;
    if (isNewStep && hash !== '' && addressed !== step) return;
    known.current = { step, importKind };
    if (isNewStep ? hash !== '' : from.importKind === importKind) return;
    const field = isNewStep || importKind !== null ? null : fieldOf(from.importKind, opener.current);
    opener.current = importKind === null ? null : focused.current;
    if (field === null) focusHeading();
    else focusField(field);
  }, [step, importKind, addressed, hash, focused]);
}
