import { templateTexts } from '#schema/vocabulary/saved-view.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { IconButton } from '#src/ui/icon-button.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { folded } from '#src/ui/option.ts';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { SearchField } from '#src/ui/search-field.tsx';
import { Rows, Sheet } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { useChoice } from '#src/use-choice.ts';
import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';

export type ShownTemplate = {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly mayUpdate: boolean;
  readonly mayRemove: boolean;
};

type TemplatesViewProps = {
  /** Null until they came. */
  readonly templates: readonly ShownTemplate[] | null;
  /** Set where they did not come. */
  readonly onRetry: (() => void) | null;
  readonly renderStart: (template: ShownTemplate) => ReactNode;
  readonly onEdit: (id: string) => void;
  readonly onRemove: (template: ShownTemplate) => void;
};

/** So many are found without a search. */
const foundAtOnce = 8;

/** The templates of requests, own and shared. */
export function TemplatesView(props: TemplatesViewProps) {
  return (
    <Page narrow>
      <PageHeader back={{ label: 'Back', href: '/launch' }} title={templateTexts.title} sentence={templateTexts.sentence} />
      <Templates {...props} />
    </Page>
  );
}

function Templates({ templates, onRetry, renderStart, onEdit, onRemove }: TemplatesViewProps) {
  const [words, setWords] = useChoice('');
  if (onRetry !== null) return <LoadFailure title="The templates could not be loaded." onRetry={onRetry} />;
  if (templates === null)
    return (
      <Sheet>
        <Loading label="Loading the templates">
          <SkeletonRows rows={3} tall />
        </Loading>
      </Sheet>
    );
  const found = templates.filter(({ name }) => folded(name).includes(folded(words)));
  return (
    <>
      {templates.length > foundAtOnce ? (
        <SearchField label="Search templates" value={words} onChange={setWords} className="w-full" />
      ) : null}
      <Sheet>
        {templates.length === 0 ? <EmptyState title="No templates yet">{templateTexts.empty}</EmptyState> : null}
        {templates.length > 0 && found.length === 0 ? <EmptyState title="No template matches" /> : null}
        {found.length === 0 ? null : (
          <Rows label={templateTexts.title}>
            {found.map((template) => (
              <li key={template.id} data-key={template.id} className="flex min-h-14 flex-wrap items-center gap-x-1 gap-y-1.5 px-4 py-2">
                <span className="min-w-0 flex-1 basis-48 [overflow-wrap:anywhere]">
                  <span className="block font-name">{template.name}</span>
                  <span className="block text-small text-ink-3">{template.note}</span>
                </span>
                {template.mayUpdate ? (
                  <IconButton small icon={Pencil} label={`Change ${template.name}`} onPress={() => onEdit(template.id)} />
                ) : null}
                {template.mayRemove ? (
                  <IconButton small icon={Trash2} label={`Remove ${template.name}`} onPress={() => onRemove(template)} />
                ) : null}
                {renderStart(template)}
              </li>
            ))}
          </Rows>
        )}
      </Sheet>
    </>
  );
}
