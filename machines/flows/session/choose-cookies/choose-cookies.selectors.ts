import type { CookieChoice } from '#schema/rules/session/cookie-choice.ts';
import type { ChooseCookiesSnapshot } from './choose-cookies.machine.ts';

export const selectIsAsking = (snapshot: ChooseCookiesSnapshot): boolean => snapshot.matches('asking');

export const selectIsReviewing = (snapshot: ChooseCookiesSnapshot): boolean => snapshot.matches('reviewing');

export const selectWished = (snapshot: ChooseCookiesSnapshot): CookieChoice => snapshot.context.wished;
