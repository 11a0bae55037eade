import { reportError } from '#src/report.ts';
import { followable, isForReporting } from '#schema/rules/session/notice.ts';
import type { Notice } from '#schema/rules/session/notice.ts';

export type ShownNotice = { readonly text: string; readonly link: string | null };

const shownMark = 'muster.notices';
/** A page that is loaded anew is told again of the last second; more than these nobody sends in it. */
const rememberedAtMost = 50;

/** What this tab took before it was loaded anew. */
const takenBefore = (): Set<string> => new Set(sessionStorage.getItem(shownMark)?.split(' '));

/** Takes each notification once, also across a reload: shows it, or sends it to error reporting. */
export const createNoticeBoard = (show: (notice: ShownNotice) => void): ((notice: Notice) => void) => {
  const seen = takenBefore();
  return (notice) => {
    if (seen.has(notice.publicId)) return;
    seen.add(notice.publicId);
    sessionStorage.setItem(shownMark, [...seen].slice(-rememberedAtMost).join(' '));
    if (isForReporting(notice)) reportError(new Error(notice.details.description), 'notification');
    else show({ text: notice.details.description, link: followable(notice.details.link) });
  };
};
