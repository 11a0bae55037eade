import { reportError } from '#src/report.ts';
import { followable, isForReporting } from '#schema/rules/session/notice.ts';
import type { Notice } from '#schema/rules/session/notice.ts';

export type ShownNotice = { readonly text: string; readonly link: string | null };

/** Takes each notification once: shows it, or sends it to error reporting. */
export const createNoticeBoard = (show: (notice: ShownNotice) => void): ((notice: Notice) => void) => {
  const seen = new Set<string>();
  return (notice) => {
    if (seen.has(notice.publicId)) return;
    seen.add(notice.publicId);
    if (isForReporting(notice)) reportError(new Error(notice.details.description), 'notification');
    else show({ text: notice.details.description, link: followable(notice.details.link) });
  };
};
