let known: Promise<ReadonlySet<string>> | null = null;

const load = async (): Promise<ReadonlySet<string>> => {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords']);
};

const stands: Readonly<Record<string, string>> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '@': 'a', $: 's', '!': 'i' };

const asLetters = (text: string): string => text.replaceAll(/[013457@$!]/gu, (sign) => stands[sign] ?? sign);

const withoutEnds = (text: string): string => text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const repeated = (text: string): string => /^(.+?)\1+$/su.exec(text)?.[1] ?? text;

/** The variants that guessers try: with digits and signs around, with signs for letters, repeated. */
const shapesOf = (password: string): readonly string[] => {
  const text = password.normalize('NFC').trim().toLowerCase();
  const core = withoutEnds(text);
  const shapes = [text, core, asLetters(core), withoutEnds(asLetters(text)), repeated(text), repeated(core)];
  return shapes.filter((shape) => shape !== '');
};

const fewest = 4;

/** In the 49 000 most common passwords, or the account's address or its parts, also in these variants. */
export const isCommon = async (password: string, email: string): Promise<boolean> => {
  if (new Set(password.toLowerCase()).size < fewest) return true;
  known ??= load();
  const words = await known;
  const own = [email, ...email.split('@')].flatMap(shapesOf);
  return shapesOf(password).some((shape) => words.has(shape) || own.includes(shape));
};
