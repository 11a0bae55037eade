import { launchTexts } from '#schema/vocabulary/launch/texts.ts';
import { usePageTitle } from '#src/title.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { Page, PageHeader } from '#src/ui/page.tsx';
import { Sheet } from '#src/ui/sheet.tsx';

export function NoLaunchView() {
  usePageTitle('Launch');
  return (
    <Page narrow>
      <PageHeader title="Launch" />
      <Sheet label="Launch">
        <EmptyState title={launchTexts.notLaunching} action={<LinkButton href="/results">All results</LinkButton>}>
          {launchTexts.whoLetsLaunch}
        </EmptyState>
      </Sheet>
    </Page>
  );
}
