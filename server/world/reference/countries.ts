/** The id of a two-letter code: it stays the same when codes are added. */
const numberOfCode = (code: string): number => (code.charCodeAt(0) - 65) * 26 + code.charCodeAt(1) - 64;

const namesOf = (type: 'region' | 'language') => new Intl.DisplayNames(['en'], { type, fallback: 'none' });
const names = { region: namesOf('region'), language: namesOf('language') };

export const nameOfCode = (type: 'region' | 'language', code: string): string => names[type].of(code) ?? code;

const codes = `
AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ
CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR
GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP
KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT
MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW
SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ
UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW`;

/** Payout factors of a new installation; its operator changes them. */
const multipliers: Readonly<Record<string, number>> = { CH: 1.5, US: 1.25, GB: 1.25, DE: 1.1, IN: 0.75, BR: 0.75 };

/** The 249 of ISO 3166-1. */
export const countries = codes
  .trim()
  .split(/\s+/)
  .map((code) => ({ id: numberOfCode(code), code, name: nameOfCode('region', code), payout_multiplier: multipliers[code] ?? 1 }));

export const countryId = numberOfCode;

const languageCodes = `
en de fr es pt it nl pl cs sk hu ro bg el hr sr sl bs mk sq et lv lt fi sv nb da is uk ru be tr ar he fa ur hi bn pa gu mr ta
te kn ml si ne th vi id ms tl zh ja ko ka hy az kk uz mn km lo my sw am af zu ca eu gl ga cy`;

export const languages = languageCodes
  .trim()
  .split(/\s+/)
  .map((code) => ({ id: numberOfCode(code.toUpperCase()), code, name: nameOfCode('language', code) }));

export const languageId = (code: string): number => numberOfCode(code.toUpperCase());
