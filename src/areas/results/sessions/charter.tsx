import { Part, Sheet, SheetBody, SheetHead } from '#src/ui/sheet.tsx';

type CharterProps = {
  readonly testGoal: string | null;
  readonly inScope: string | null;
  readonly outOfScope: string | null;
};

/** What the customer asked to be explored. */
export function Charter({ testGoal, inScope, outOfScope }: CharterProps) {
  const parts = [
    ['Goal', testGoal],
    ['In scope', inScope],
    ['Out of scope', outOfScope],
  ] as const;
  const given = parts.filter(([, text]) => text !== null && text.trim() !== '');
  return (
    <Sheet label="Charter">
      <SheetHead title="Charter" />
      <SheetBody className="flex flex-col gap-4">
        {given.length === 0 ? <p className="text-ink-3">The request says nothing about what to explore.</p> : null}
        {given.map(([title, text]) => (
          <Part key={title} title={title}>
            <p className="measure whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>
          </Part>
        ))}
      </SheetBody>
    </Sheet>
  );
}
