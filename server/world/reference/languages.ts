import { nameOfCode, numberOfCode } from './letters.ts';

const codes = `
en de fr es pt it nl pl cs sk hu ro bg el hr sr sl bs mk sq et lv lt fi sv nb da is uk ru be tr ar he fa ur hi bn pa gu mr ta
te kn ml si ne th vi id ms tl zh ja ko ka hy az kk uz mn km lo my sw am af zu ca eu gl ga cy`;

export const languages = codes
  .trim()
  .split(/\s+/)
  .map((code) => ({ id: numberOfCode(code.toUpperCase()), code, name: nameOfCode('language', code) }));

export const languageId = (code: string): number => numberOfCode(code.toUpperCase());
