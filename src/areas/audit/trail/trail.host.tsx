import { exportTrailMachine } from '#machines/flows/audit/acts.ts';
import { selectIsBusy } from '#machines/lib/act.ts';
import { auditKindNames, auditPageSize } from '#schema/vocabulary/audit.ts';
import { answerOf } from '#src/cache/answer.ts';
import { requestIdOf } from '#src/cache/failure.ts';
import { Button } from '#src/ui/button.tsx';
import { LoadFailure } from '#src/ui/load-failure.tsx';
import { saveAddress } from '#src/ui/save-file.ts';
import { Sheet, SheetHead } from '#src/ui/sheet.tsx';
import { Loading, SkeletonRows } from '#src/ui/skeleton.tsx';
import { Table, Th } from '#src/ui/table.tsx';
import { showToast } from '#src/ui/toast.tsx';
import { useLast } from '#src/ui/use-last.ts';
import { useChoice } from '#src/use-choice.ts';
import { useEmitted } from '#src/use-emitted.ts';
import { useFlow } from '#src/use-flow.ts';
import { usePortal, useViewer } from '#src/viewer.tsx';
import { useSelector } from '@xstate/react';
import { Download } from 'lucide-react';
import { useMemo } from 'react';
import { useQuery } from 'urql';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { ExportInstallationTrail, ExportOrganizationTrail, InstallationTrail, OrganizationTrail } from './trail.documents.ts';
import { askedOf, trailHref, trailSearch } from './trail-address.ts';
import type { TrailSearch } from './trail-address.ts';
import { TrailFilterView } from './trail-filter.view.tsx';
import { TrailLine, TrailRest } from './trail.view.tsx';
import type { HrefWith } from './trail.view.tsx';
import { UndoLineAct } from './undo-line.act.tsx';

/** Whose trail: that of the viewer's organization, or of the whole installation. */
type Scope = 'organization' | 'installation';

const documents = {
  organization: { read: OrganizationTrail, write: ExportOrganizationTrail, page: '/organization-settings/audit-trail' },
  installation: { read: InstallationTrail, write: ExportInstallationTrail, page: '/operator/audit-trail' },
} as const;

type ExportProps = { readonly scope: Scope; readonly filter: TrailSearch; readonly format: 'csv' | 'jsonl'; readonly children: string };

function ExportTrail({ scope, filter, format, children }: ExportProps) {
  const { client } = usePortal();
  const input = { filter, format };
  const actorRef = useFlow(
    () =>
      exportTrailMachine.provide({
        actors: {
          send: fromPromise(async () => {
            const told = await client.mutation(documents[scope].write, { input }).toPromise();
            const address = told.data?.exported.result;
            if (address) saveAddress(address);
            return answerOf(told);
          }),
        },
      }),
    { input },
  );
  useEmitted(actorRef, { 'act.refused': ({ message }) => showToast({ type: 'danger', text: message }) });
  return (
    <Button size="small" icon={Download} busy={useSelector(actorRef, selectIsBusy)} onPress={() => actorRef.send({ type: 'act.confirm' })}>
      {children}
    </Button>
  );
}

/** As many as the server gives at once. */
const mostLines = 100;

const columns = (showsOrganization: boolean): readonly string[] => [
  'When',
  'Who',
  'What',
  ...(showsOrganization ? ['Organization'] : []),
  'From',
];

type PageProps = {
  readonly scope: Scope;
  readonly filter: TrailSearch;
  readonly after: string | null;
  readonly hrefWith: HrefWith;
  /** Called for where the trail goes on; absent where a further page is shown already. */
  readonly onMore: ((after: string) => void) | null;
};

function TrailPageHost({ scope, filter, after, hrefWith, onMore }: PageProps) {
  // The newest page grows by the line of each undo, so that none falls between it and the page below.
  const [undone, countUndone] = useChoice(0);
  const first = after === null ? Math.min(auditPageSize + undone, mostLines) : auditPageSize;
  const [{ data, error }, ask] = useQuery({
    query: documents[scope].read,
    variables: { filter, first, after },
    requestPolicy: 'cache-and-network',
  });
  const again = () => ask({ requestPolicy: 'network-only' });
  const trail = useLast(data?.trail, data === undefined && error === undefined);
  const onAnswer = (isDone: boolean): void => (isDone && after === null ? countUndone(undone + 1) : again());
  if (trail === undefined)
    return error === undefined ? (
      <Loading label="Loading the audit trail">
        <SkeletonRows rows={8} />
      </Loading>
    ) : (
      <LoadFailure title="The audit trail could not be loaded." requestId={requestIdOf(error)} onRetry={again} />
    );
  const showsOrganization = scope === 'installation';
  return (
    <>
      {trail.nodes.length === 0 ? null : (
        <Table label={after === null ? 'Audit trail' : 'Audit trail, further back'}>
          <thead className={after === null ? undefined : 'sr-only'}>
            <tr>
              {columns(showsOrganization).map((column) => (
                <Th key={column}>{column}</Th>
              ))}
            </tr>
          </thead>
          <tbody>
            {trail.nodes.map((line) => (
              <TrailLine
                key={line.id}
                line={line}
                hrefWith={hrefWith}
                showsOrganization={showsOrganization}
                undo={
                  line.undo == null ? null : (
                    <UndoLineAct
                      lineId={line.id}
                      label={`Undo: ${line.who} ${line.did} ${line.thing ?? ''}`.trim()}
                      refusal={line.undo.refusal ?? null}
                      onAnswer={onAnswer}
                    />
                  )
                }
              />
            ))}
          </tbody>
        </Table>
      )}
      <TrailRest trail={trail} isFirst={after === null} isNarrowed={Object.keys(filter).length > 0} onMore={onMore} />
    </>
  );
}

/** The pages that were asked for, one below the other. */
function TrailPages({ scope, filter, hrefWith }: Pick<PageProps, 'scope' | 'filter' | 'hrefWith'>) {
  const [places, setPlaces] = useChoice<readonly (string | null)[]>([null]);
  return places.map((after, index) => (
    <TrailPageHost
      key={after ?? 'newest'}
      scope={scope}
      filter={filter}
      after={after}
      hrefWith={hrefWith}
      onMore={index === places.length - 1 ? (next) => setPlaces([...places, next]) : null}
    />
  ));
}

/** Customers never see a line about testers or the installation, and test managers none about the installation. */
const hidden = { customer: ['testers', 'installation'], test_manager: ['installation'], community_test_manager: [] } as const;

type TrailHostProps = {
  readonly scope: Scope;
  readonly search: TrailSearch;
  readonly onSearch: (search: TrailSearch) => void;
};

/** Who did what, when and from where, narrowed by what the address says. */
export default function TrailHost({ scope, search: given, onSearch }: TrailHostProps) {
  const search = useMemo(() => v.parse(trailSearch, given), [given]);
  const { role } = useViewer();
  const filter = askedOf(search);
  const [{ data }] = useQuery({
    query: documents[scope].read,
    variables: { filter, first: auditPageSize, after: null },
    requestPolicy: 'cache-only',
  });
  const unseen: readonly string[] = scope === 'installation' ? [] : hidden[role];
  const { page } = documents[scope];
  return (
    <Sheet label="Audit trail">
      <SheetHead title="Audit trail">
        <span data-chrome className="flex flex-wrap gap-2">
          <ExportTrail key={`csv ${JSON.stringify(filter)}`} scope={scope} filter={filter} format="csv">
            Export CSV
          </ExportTrail>
          <ExportTrail key={`jsonl ${JSON.stringify(filter)}`} scope={scope} filter={filter} format="jsonl">
            Export JSON lines
          </ExportTrail>
        </span>
      </SheetHead>
      <TrailFilterView
        search={search}
        onSearch={(change) => onSearch({ ...search, ...change })}
        onClear={() => onSearch({})}
        personName={data?.trail.person ?? null}
        thingName={data?.trail.nodes.find(({ thingId }) => thingId === search.thing)?.thing ?? null}
        kinds={auditKindNames.filter((kind) => !unseen.includes(kind))}
      />
      <TrailPages
        key={JSON.stringify(filter)}
        scope={scope}
        filter={filter}
        hrefWith={(change) => trailHref(page, { ...search, ...change })}
      />
    </Sheet>
  );
}
