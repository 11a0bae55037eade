const roles = ['customer', 'test_manager', 'community_test_manager', 'system', 'operator'] as const;

const closing = (text: string, from: number): number => {
  let depth = 0;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
};

const stripped = (text: string): string => {
  const bare = text.trim();
  return bare.startsWith('(') && closing(bare, 0) === bare.length - 1 ? stripped(bare.slice(1, -1)) : bare;
};

/** Parts outside all brackets. */
const parts = (text: string, word: ' AND ' | ' OR '): readonly string[] => {
  const found: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') at = closing(text, at);
    else if (text.startsWith(word, at)) {
      found.push(text.slice(from, at));
      from = at + word.length;
    }
  }
  return [...found, text.slice(from)];
};

const joined = (all: readonly string[], word: string): string => all.map((one) => `(${one})`).join(word);

const otherRoles = (text: string): readonly string[] =>
  [...text.matchAll(/'(\w+)'::text/gu)].flatMap(({ 0: literal, 1: role, index }) =>
    roles.some((one) => one === role)
      ? roles.filter((one) => one !== role).map((one) => `${text.slice(0, index)}'${one}'::text${text.slice(index + literal.length)}`)
      : [],
  );

const inside = (text: string): readonly string[] => {
  const where = text.indexOf('WHERE (');
  if (where < 0) return otherRoles(text);
  const from = where + 'WHERE '.length;
  const to = closing(text, from) + 1;
  return conditions(text.slice(from, to)).map((now) => `${text.slice(0, from)}(${now})${text.slice(to)}`);
};

/** One part left out, negated, or for another role at a time. */
function conditions(text: string): readonly string[] {
  const bare = stripped(text);
  for (const word of [' AND ', ' OR '] as const) {
    const all = parts(bare, word);
    if (all.length > 1)
      return all.flatMap((part, at) => [
        joined(all.toSpliced(at, 1), word),
        ...conditions(part).map((now) => joined(all.with(at, now), word)),
      ]);
  }
  return [`NOT (${bare})`, ...inside(bare)];
}

/** As PostgreSQL prints it: all, nothing, and each change of a part. */
export const policyMutants = (condition: string): readonly string[] => [
  ...new Set(['true', 'false', ...conditions(condition)].filter((now) => now !== stripped(condition))),
];
