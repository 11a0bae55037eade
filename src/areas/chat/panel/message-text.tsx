import { Link } from '#src/ui/link.tsx';
import { visible } from '#schema/bidi.ts';
import { partsOf } from '../room/chat.rules.ts';

/** Words as they were written: text nodes, and links that show where they lead. */
export function MessageText({ text }: { readonly text: string }) {
  return (
    <p dir="auto" className="max-w-[340px] whitespace-pre-wrap [overflow-wrap:anywhere] [unicode-bidi:plaintext]">
      {partsOf(text).map(({ text: words, href, at }) =>
        href === null ? (
          visible(words)
        ) : (
          <Link key={at} href={href} external>
            {words}
          </Link>
        ),
      )}
    </p>
  );
}
