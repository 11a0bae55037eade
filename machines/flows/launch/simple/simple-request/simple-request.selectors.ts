import { emptySimpleRequest, simpleRequestProblems } from '#schema/rules/launch/simple-request.ts';
import type { SimpleRequestValues } from '#schema/rules/launch/simple-request.ts';
import type { KeptForm } from '#schema/rules/launch/kept-form.ts';
import { labelIn, namedProblem, problemLines } from '#schema/rules/launch/named-problem.ts';
import type { ProblemLine } from '#schema/rules/launch/named-problem.ts';
import type { Problem } from '#schema/rules/launch/problems.ts';
import { simpleLabels } from '#schema/vocabulary/launch/simple.ts';
import type { SimpleRequestSnapshot } from './simple-request.machine.ts';
import type { KeptForms } from '../keep-form/keep-form.types.ts';
import type { FormElsewhere } from './simple-request.types.ts';

export type SimpleRequestStage = 'loading' | 'unloaded' | 'reading' | 'filling' | 'previewed';

export const selectStage = (snapshot: SimpleRequestSnapshot): SimpleRequestStage =>
  typeof snapshot.value === 'string' ? snapshot.value : 'filling';
export const selectKept = ({ context }: SimpleRequestSnapshot): KeptForms | null => context.kept;
export const selectElsewhere = ({ context }: SimpleRequestSnapshot): FormElsewhere => context.elsewhere;
/** What keeps the form on the server while it is filled in. */
export const selectKeeping = ({ children }: SimpleRequestSnapshot) => children.keepForm;

const nothing = emptySimpleRequest('UTC');
export const selectValues = ({ context }: SimpleRequestSnapshot): SimpleRequestValues => context.kept?.form.values ?? nothing;
/** Whether this tab types into the form. */
export const selectIsEditable = (snapshot: SimpleRequestSnapshot): boolean => snapshot.hasTag('editable');
const noForms: readonly KeptForm[] = [];
/** The forms somebody had begun that wait to be brought back, the latest first. */
export const selectAsides = ({ context }: SimpleRequestSnapshot): readonly KeptForm[] => context.kept?.asides ?? noForms;
/** The name of the test that came along to be edited and had been launched already. */
export const selectLaunchedName = ({ context }: SimpleRequestSnapshot): string | null => context.launchedName;
export const selectNow = ({ context }: SimpleRequestSnapshot): string => context.now;

/** Whether the person wanted to go on and was told what to fix first. */
export const selectIsCorrecting = (snapshot: SimpleRequestSnapshot): boolean => snapshot.matches({ filling: 'correcting' });

const none: readonly Problem[] = [];
const known = new WeakMap<SimpleRequestValues, { readonly now: string; readonly problems: readonly Problem[] }>();

function problemsOf(snapshot: SimpleRequestSnapshot): readonly Problem[] {
  const values = selectValues(snapshot);
  const found = known.get(values);
  if (found?.now === snapshot.context.now) return found.problems;
  const problems = simpleRequestProblems(values, snapshot.context.now);
  known.set(values, { now: snapshot.context.now, problems });
  return problems;
}

/** Everything to fix, once the person wanted to go on. */
export const selectProblems = (snapshot: SimpleRequestSnapshot): readonly Problem[] =>
  selectIsCorrecting(snapshot) ? problemsOf(snapshot) : none;

/** The lines of the summary of problems. */
export const selectProblemLines = (snapshot: SimpleRequestSnapshot): readonly ProblemLine[] =>
  problemLines(selectProblems(snapshot), (found) => namedProblem(found, labelIn(simpleLabels, found.path)));

/** What to fix in a field, once the person has left it or wanted to go on. */
export const selectProblemAt =
  (field: string) =>
  (snapshot: SimpleRequestSnapshot): string | null => {
    if (!snapshot.hasTag('refused') && !snapshot.context.left.includes(field)) return null;
    return problemsOf(snapshot).find(({ path }) => path === field)?.message ?? null;
  };
