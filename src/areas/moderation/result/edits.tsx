import { AbsoluteTime } from '#src/ui/relative-time.tsx';
import { Quote } from '#src/ui/quote.tsx';
import { Part } from './part.tsx';

type Edit = {
  readonly description: string;
  readonly timestamp: string;
  readonly before?: string | null | undefined;
  readonly after?: string | null | undefined;
};

/** Who changed what of a result, with the words before and after. */
export function Edits({ edits }: { readonly edits: readonly Edit[] }) {
  if (edits.length === 0) return null;
  return (
    <Part title="Edits">
      <ul className="flex flex-col gap-1 text-small text-ink-2">
        {edits.map(({ description, timestamp, before, after }) => (
          <li key={`${timestamp} ${description}`}>
            <AbsoluteTime at={timestamp} /> {description}
            {before == null || after == null ? null : (
              <details>
                <summary>What was changed</summary>
                <dl className="mt-1 grid gap-2">
                  <div>
                    <dt className="text-ink-3">Before</dt>
                    <dd>{before === '' ? 'Nothing' : <Quote>{before}</Quote>}</dd>
                  </div>
                  <div>
                    <dt className="text-ink-3">After</dt>
                    <dd>{after === '' ? 'Nothing' : <Quote>{after}</Quote>}</dd>
                  </div>
                </dl>
              </details>
            )}
          </li>
        ))}
      </ul>
    </Part>
  );
}
