import { visible } from '#schema/bidi.ts';
import { Link } from '#src/ui/link.tsx';
import type { Message } from '../room/chat-port.ts';
import { blocksOf } from '../room/markdown.rules.ts';
import type { Block, Inline } from '../room/markdown.rules.ts';

function InlineView({ part, me }: { readonly part: Inline; readonly me: string }) {
  switch (part.kind) {
    case 'text':
      return visible(part.text);
    case 'code':
      return <code className="rounded-key bg-pressed px-1 code-text">{visible(part.text)}</code>;
    case 'link':
      return (
        <Link href={part.href} external>
          {part.text}
        </Link>
      );
    case 'mention':
      return (
        <span data-wash="" className={`rounded-key px-0.5 font-name text-accent ${part.id === me ? 'bg-accent-wash' : ''}`}>
          {visible(part.text)}
        </span>
      );
    case 'bold':
      return (
        <strong className="font-semibold">
          <Parts parts={part.parts} me={me} />
        </strong>
      );
  }
}

function Parts({ parts, me }: { readonly parts: readonly Inline[]; readonly me: string }) {
  return parts.map((part) => <InlineView key={part.at} part={part} me={me} />);
}

function BlockView({ block, me }: { readonly block: Block; readonly me: string }) {
  switch (block.kind) {
    case 'words':
      return (
        <p dir="auto">
          <Parts parts={block.parts} me={me} />
        </p>
      );
    case 'quote':
      return (
        <blockquote dir="auto" className="border-l-2 border-line-strong pl-2 text-ink-2">
          <Parts parts={block.parts} me={me} />
        </blockquote>
      );
    case 'code':
      return (
        <pre className="overflow-x-auto rounded-control border border-line bg-pressed px-2 py-1.5 code-text">{visible(block.text)}</pre>
      );
    case 'list': {
      const items = block.items.map((parts, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the items of a text have no other name than their place
        <li key={at} dir="auto">
          <Parts parts={parts} me={me} />
        </li>
      ));
      return block.start === null ? (
        <ul className="list-disc pl-5">{items}</ul>
      ) : (
        <ol start={block.start} className="list-decimal pl-5">
          {items}
        </ol>
      );
    }
  }
}

const nobody: Message['mentions'] = [];

type MessageTextProps = {
  readonly text: string;
  /** Whom it mentions. */
  readonly mentions?: Message['mentions'] | undefined;
  readonly me?: string | undefined;
};

/** Words as they were written, with what of Markdown is known: text nodes in known elements, and links that show where they lead. */
export function MessageText({ text, mentions = nobody, me = '' }: MessageTextProps) {
  return (
    <div className="max-w-[340px] whitespace-pre-wrap [overflow-wrap:anywhere] [unicode-bidi:plaintext]">
      {blocksOf(text, mentions).map((block) => (
        <BlockView key={block.at} block={block} me={me} />
      ))}
    </div>
  );
}
