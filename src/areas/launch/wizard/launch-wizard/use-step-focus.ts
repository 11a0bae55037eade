import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import type { ImportKind } from '#schema/vocabulary/launch/import-kinds.ts';
import type { WizardStep } from '#schema/vocabulary/launch/places.ts';
import { fieldAt, focusField, focusHeading } from '#src/ui/focus.ts';
import { fieldId } from '../../request/launch-places.ts';

const mark = 'data-opens-import';

/** The mark of the last focused part: closing an import returns there, in a newly mounted step. */
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

const openerNamed = (name: string | null): HTMLElement | null =>
  name === null ? null : document.querySelector<HTMLElement>(`[${mark}="${name}"]`);

type Stand = { readonly step: WizardStep; readonly importKind: ImportKind | null };

const fields: Readonly<Record<ImportKind, string>> = { test_cases: 'testCases', known_issues: 'knownIssues', test_data: 'testDataPool' };

const fieldOf = (kind: ImportKind | null, opener: string | null): HTMLElement | null =>
  kind === null ? null : (openerNamed(opener) ?? document.getElementById(fieldId(fields[kind])));

/** Flushes the change first: the focused element may unmount with it. */
export function focusFieldAfter(change: () => void, path: string): void {
  flushSync(change);
  const field = fieldAt(fieldId(path));
  if (field !== null) focusField(field);
}

/** To the title of each new step or import, and from an import back to its opener. */
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
