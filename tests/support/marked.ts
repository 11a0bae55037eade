type Problem = { readonly path: string; readonly code: string };

type Form<Values> = {
  readonly values: Values;
  readonly problems: (values: Values) => readonly Problem[];
  readonly idOf: (path: string) => string;
  /** Where the rule calls a field otherwise than the values do. */
  readonly paths?: { readonly [Name in keyof Values]?: string };
  /** What stands for nothing where it is no empty text, list or zero. */
  readonly empty?: Partial<Values>;
};

const emptied = (value: unknown): unknown => (Array.isArray(value) ? [] : typeof value === 'number' ? 0 : '');

const pick = (empty: object, name: string): object => Object.fromEntries(Object.entries(empty).filter(([each]) => each === name));

const labelOf = (element: HTMLElement): Element | null =>
  element.matches('fieldset') ? element.querySelector('legend') : document.querySelector(`label[for="${element.id}"]`);

/** Of the fields that a form shows with a label: those that its rule misses once they are empty, and those whose labels are marked. */
export function marksOf<Values extends object>({ values, problems, idOf, paths = {}, empty = {} }: Form<Values>) {
  const fields = Object.entries(values).flatMap(([name, value]) => {
    const path = paths[name as keyof Values] ?? name;
    const label = labelOf(document.getElementById(idOf(path)) ?? document.createElement('p'));
    return label === null || label.matches('.sr-only') ? [] : [{ name, path, value, isMarked: label.matches('[data-starred]') }];
  });
  const isMissed = ({ name, path, value }: (typeof fields)[number]): boolean =>
    problems({ ...values, [name]: emptied(value), ...pick(empty, name) }).some(
      (found) => found.path === path && ['blank', 'invalid'].includes(found.code),
    );
  return {
    shown: fields.length,
    required: fields.filter(isMissed).map(({ path }) => path),
    marked: fields.filter(({ isMarked }) => isMarked).map(({ path }) => path),
  };
}
