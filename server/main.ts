import { createHmac } from 'node:crypto';
import { collectorAt } from './lib/analytics.ts';
import { integrationAppOf } from './vendors/integration-app.ts';
import type { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import compress from '@fastify/compress';
import fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import { cursorsUnder } from './api/cursor.ts';
import { Documents, persistedDocuments } from './api/documents.ts';
import { FanOut } from './api/fan-out.ts';
import { answerFailure, mountApi } from './api/http.ts';
import { makeLimiter } from './api/rate-limit.ts';
import { openReads } from './api/reads.ts';
import { makeSchema } from './api/schema.ts';
import type { Services } from './api/services.ts';
import { passUnreadBodies } from './api/unread.ts';
import { mountWebsocket } from './api/websocket.ts';
import { mountAreaRoutes } from './areas/routes.ts';
import { linkCheckWith } from './vendors/link-check.ts';
import type { LinkCheck } from './vendors/link-check.ts';
import { areaResolvers } from './areas/resolvers.ts';
import { mountCondition } from './condition.ts';
import type { Config } from './lib/config.ts';
import type { Database as OpenDatabase } from './database/database.ts';
import { livePool } from './database/pool.ts';
import { startResealing } from './database/reseal.ts';
import { queueDueChecks } from './areas/integrations/check-integration.job.ts';
import { keepFacetsFresh } from './matching/bitmaps.ts';
import { lookAfterTests } from './areas/supervised/supervised.jobs.ts';
import { retireTests } from './areas/results/retention/due-tests.ts';
import { retireLines } from './areas/audit/retire-lines.ts';
import { runDueSchedules } from './areas/schedules/run-schedule.job.ts';
import { Presence } from './workflow/presence.ts';
import { mountCrowd } from './crowd/gateway.ts';
import { admitCrowdTokens } from './crowd/tokens.ts';
import { fileLinks } from './files/links.ts';
import { lostUploads } from './files/lost-uploads.ts';
import { guardedFetch, guardedReach } from './vendors/guarded-fetch/guarded-fetch.ts';
import { shortCodeWith } from './vendors/short-code.ts';
import type { GuardOptions } from './vendors/guarded-fetch/guarded-fetch.ts';
import { entraClient } from './vendors/entra/entra.ts';
import { grantKeysWith } from './vendors/entra/grants.ts';
import { insideOf } from './lib/inside.ts';
import { secretsWith } from './lib/secrets.ts';
import { mountStandInControl } from './stand-ins/stand-ins.ts';
import { mountEntraPage } from './stand-ins/entra.ts';
import type { StandIns } from './stand-ins/stand-ins.ts';
import { judgedFiles, blockHarmful } from './files/judged.ts';
import { clamd } from './files/clamd.ts';
import { filesPlace, openFiles } from './files/open.ts';
import { createHouse } from './house.ts';
import { supervisedTestShape } from './entities/test.fields.ts';
import { placeWords } from './lib/files-place.ts';
import { mountFiles } from './files/route.ts';
import { openTracing } from './lib/open-tracing.ts';
import type { Reporting } from './lib/reporting.ts';
import { logging } from './lib/reporting.ts';
import { atMost, closeServer, graces, patience, watchCalls } from './lib/stopping.ts';
import { answerUnreadable, mountErrorBeacon, mountWeb } from './web.ts';
import { withOwnAddress } from './own-address.ts';
import { startWork, launching, tendArchives, tendWebhooks } from './work.ts';
import { openTool } from './areas/launch/connect/report/open-run.ts';
import type { ReportDeps } from './areas/launch/connect/report/report.job.ts';
import { resumeReports } from './areas/launch/connect/report/wake-reports.ts';
import type { ExportDeps } from './areas/issues/export/export.job.ts';
import { catchUpAutoExports } from './areas/issues/auto-export/start-auto-exports.ts';
import { resumeExports } from './areas/issues/export/start-export.ts';
import { queueDueItems } from './areas/issues/export/read-items.job.ts';
import { openTracker } from './areas/issues/export/trackers.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { mountDemoMail } from './mail/demo-page.ts';
import { mailPort } from './mail/mail.ts';
import { resumeMails } from './mail/send-mail.job.ts';
import type { SendMailDeps } from './mail/send-mail.job.ts';
import { smtpDeliver } from './mail/smtp.ts';
import { mailWordsWith, sealPlainMails } from './mail/words.ts';
import { acceptInvitationThrough, announcePersonThrough, findInvitation, joinThrough } from './identity/join-invited.ts';
import { resumeWebhooks } from './areas/organization/notify/call-webhook.job.ts';
import { deliverNotifications } from './areas/organization/notify/deliver.ts';
import { tellPeopleAfter } from './areas/organization/notify/tell-people.ts';
import type { CallWebhookDeps } from './areas/organization/notify/call-webhook.job.ts';
import { mountUnsubscribe, unsubscribeTokens } from './identity/unsubscribe-page.ts';
import { mountInvitations } from './identity/invitation-page.ts';
import { lastSeen } from './identity/last-seen.ts';
import { resumeForgetting } from './privacy/forget-person.job.ts';
import { mountOwnData } from './privacy/own-data.ts';
import { mountIdentity } from './identity/mount.ts';
import type { Identity } from './identity/mount.ts';
import { clientOrigins, identitySettings } from './identity/settings.ts';
import { readTarget } from './identity/viewer.ts';
import { OutboxBus } from './workflow/bus.ts';
import { systemClock } from './workflow/clock.ts';
import type { Clock } from './workflow/clock.ts';
import { JobQueue } from './workflow/jobs.ts';
import { doChores, startFreshFacets, type ChoreDeps } from './workflow/chores.ts';
import { Doorbell } from './workflow/doorbell.ts';
import { databaseOver } from './workflow/transaction.ts';
import type { Database } from './workflow/transaction.ts';

export type ServerOptions = {
  readonly clock?: Clock;
  /** Tests only: off, they prove row-level security alone. */
  readonly scopeChecks?: boolean;
  readonly limitFactor?: number;
  readonly publishDelaySeconds?: number;
  readonly standIns?: StandIns;
  readonly guard?: Pick<GuardOptions, 'totalMilliseconds' | 'standIns' | 'resolve'>;
  readonly checkLink?: LinkCheck;
  readonly work?: boolean;
  readonly logTo?: Writable;
};

export type Server = {
  readonly app: FastifyInstance;
  readonly identity: Identity;
  readonly database: Database;
  readonly services: Services;
  readonly jobs: JobQueue;
  readonly port: number;
  readonly publicUrl: string;
  readonly stop: () => Promise<void>;
};

/** In milliseconds: a slower application keeps testers waiting, too. */
const linkMilliseconds = 5_000;

const builtClient = fileURLToPath(new URL('../dist/', import.meta.url));

/** Fastify trusts no number of proxies itself: the last of X-Forwarded-For are the nearest. */
const trusted = (proxies: Config['trustProxy']): string[] | ((address: string, hop: number) => boolean) =>
  typeof proxies === 'number' ? (_address, hop) => hop < proxies : proxies;

const helpWidgetHash = (secret: string | null): Services['helpWidgetHash'] =>
  secret === null ? null : (publicId) => createHmac('sha256', secret).update(publicId).digest('hex');

/** Loaded only where it is configured. */
const openReporting = async (dsn: string, environment: string): Promise<Reporting> =>
  (await import('./lib/reporting.ts')).sentryReporting(dsn, environment);

export const startServer = async (given: Config, open: OpenDatabase, options: ServerOptions = {}): Promise<Server> => {
  const config = await withOwnAddress(given);
  const clock = options.clock ?? systemClock;
  const errors = config.sentryDsn === null ? null : await openReporting(config.sentryDsn, config.nodeEnv);
  const app = fastify({
    logger: { ...logging(config, errors), ...(options.logTo !== undefined && { stream: options.logTo }) },
    trustProxy: trusted(config.trustProxy),
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: answerUnreadable,
    return503OnClosing: false,
    ...patience,
  });
  const onError = (error: unknown): void => app.log.error(error);
  const bus = new OutboxBus(open.ownerUrl, onError);
  const bell = new Doorbell(open.app, onError, bus.wake);
  const database = databaseOver(open.app, clock, bell);
  const scopeChecks = options.scopeChecks ?? true;
  const liveReads = livePool(open.appUrl);
  const live = new FanOut({ bus, database: databaseOver(liveReads, clock, bell), clock, scopeChecks, onError });
  const jobs = new JobQueue(open.ownerUrl, onError);
  const { masterKey } = open;
  const words = mailWordsWith(masterKey);
  await sealPlainMails(open.owner, words);
  const stored = await openFiles(config);
  const scanner = config.virusScanner === null ? null : clamd(config.virusScanner);
  const files = judgedFiles(stored, { owner: open.owner, scanner, onHarmful: blockHarmful(open.owner, database) });
  const links = fileLinks(masterKey, clock.now);
  const settings = identitySettings(config);
  const reads = openReads({ config, ...open, database, bus, masterKey, settings, log: app.log });
  const guard: GuardOptions = {
    inside: insideOf(config.reachableInside ?? []),
    codeOf: shortCodeWith(open.owner),
    ...options.guard,
    ...(options.standIns && { standIns: options.standIns.origins }),
  };
  const services: Services = {
    clock,
    cursors: cursorsUnder(masterKey),
    bus,
    live,
    presence: new Presence(bus, clock),
    enqueue: jobs.enqueue,
    fileLink: (owner, objectId) => links.pathOf({ ...owner, objectId }),
    launchFactor: options.limitFactor ?? config.callLimit,
    checkLink: options.checkLink ?? linkCheckWith(guardedFetch({ totalMilliseconds: linkMilliseconds }), clock.now),
    publishDelaySeconds: options.publishDelaySeconds ?? config.publishWait ?? (config.demo ? 30 : 300),
    testShape: supervisedTestShape,
    vendors: {
      call: { fetch: guardedFetch(guard) },
      reaches: guardedReach(guard),
      secrets: secretsWith(masterKey),
      sheetsKey: options.standIns?.sheetsKey ?? config.googleApiKey,
      entra: entraClient(config, options.standIns !== undefined),
      integrationApp: integrationAppOf(config),
      streamChatSecret: config.streamChatSecret,
      grants: grantKeysWith(masterKey),
      files,
    },
    exports: { publicUrl: config.publicUrl, sender: config.operatorName },
    house: createHouse({
      owner: open.owner,
      settings,
      keys: () => identity.keys,
      masterKey,
      jobs,
      bus,
      files: placeWords(filesPlace(config)),
      dataDir: config.dataDir,
      scanner,
      reads,
      mailServer: config.smtpUrl === null ? null : new URL(config.smtpUrl).host,
    }),
    analytics:
      config.analyticsUrl === null
        ? null
        : collectorAt({ url: config.analyticsUrl, internalDomains: config.staffDomains, owner: open.owner }),
    helpWidgetHash: helpWidgetHash(config.helpWidgetSecret),
    mail: mailPort({ isSending: config.smtpUrl !== null, sender: config.operatorName, enqueueAll: jobs.enqueueAll, now: clock.now, words }),
    scopeChecks,
  };

  const exporting: ExportDeps = {
    database,
    enqueue: jobs.enqueue,
    files,
    publicUrl: config.publicUrl,
    settle: config.trackerLag * 1000,
    open: openTracker({ database, services }),
    pause,
    now: () => clock.now().getTime(),
  };

  const reporting: ReportDeps = { ...exporting, open: openTool({ database, services }) };

  const mailing: SendMailDeps = {
    owner: open.owner,
    words,
    clock,
    enqueue: jobs.enqueue,
    deliver:
      config.smtpUrl === null || config.mailFrom === null ? null : smtpDeliver({ smtpUrl: config.smtpUrl, mailFrom: config.mailFrom }),
  };

  const calling: CallWebhookDeps = {
    owner: open.owner,
    clock,
    enqueue: jobs.enqueue,
    fetch: services.vendors.call.fetch,
    secrets: services.vendors.secrets,
  };
  const unsubscribing = unsubscribeTokens(masterKey);

  app.setErrorHandler(answerFailure);
  await openTracing(app, config.otelExporterOtlpEndpoint);
  const calls = watchCalls(app);
  const protect = helmet({ contentSecurityPolicy: false, crossOriginEmbedderPolicy: false });
  app.addHook('onRequest', (request, reply, done) => protect(request.raw, reply.raw, () => done()));
  await app.register(compress, { global: true, threshold: 1024 });
  passUnreadBodies(app);
  const identity = await mountIdentity(app, {
    pool: open.owner,
    masterKey,
    settings,
    now: clock.now,
    remembers: true,
    callFactor: config.callLimit,
    acceptInvitation: acceptInvitationThrough(open.owner, database),
    announce: announcePersonThrough(open.owner, database),
    mail: settings.mails ? services.mail : null,
  });
  bus.listen(({ topic, entityId }) => {
    if (topic === 'session') identity.forget(entityId);
    if (topic === 'organization') identity.forget(null);
  });
  mountOwnData(app, { pool: open.owner, settings, identity, database, enqueue: jobs.enqueue, links });
  await mountUnsubscribe(app, { pool: open.owner, settings, now: clock.now, masterKey });
  await mountInvitations(app, {
    pool: open.owner,
    settings,
    find: findInvitation(open.owner, clock),
    join: joinThrough(database),
  });
  const schema = makeSchema(areaResolvers);
  const persisted = persistedDocuments();
  const deps = {
    schema,
    documents: new Documents(schema, { introspection: !config.production, own: persisted.values() }),
    identity,
    database,
    reads,
    services,
    limiter: makeLimiter({
      pool: open.owner,
      factor: options.limitFactor ?? config.callLimit,
      outsideFactor: options.standIns === undefined ? (options.limitFactor ?? config.callLimit) : 1_000,
    }),
    persisted,
    onSeen: lastSeen(open.owner, clock.now, onError),
  };
  mountApi(app, deps);
  await mountAreaRoutes(app, { ...deps, files, owner: open.owner, app: open.app, publicUrl: settings.publicUrl });
  mountFiles(app, { files, links, app: open.app, standingOf: (userId) => readTarget(open.owner, settings, userId, clock.now()) });
  await admitCrowdTokens(open.owner, config.crowdTokens ?? []);
  await mountCrowd(app, {
    database,
    owner: open.owner,
    clock,
    presence: services.presence,
    enqueue: jobs.enqueue,
    files,
    introspection: true,
    log: app.log,
  });
  if (options.standIns !== undefined) {
    mountStandInControl(app, options.standIns);
    mountEntraPage(app);
    mountDemoMail(app, open.owner, words);
  }
  app.get('/health', () => ({ ok: true }));
  mountCondition(app, { app: open.app, reads, house: services.house, metricsToken: config.metricsToken });
  mountErrorBeacon(app);
  await mountWeb(app, {
    root: config.clientDir ?? builtClient,
    connect: [config.oidcIssuer, config.sentryDsn].filter((address) => address !== null).map((address) => new URL(address).origin),
    widget:
      config.helpWidgetUrl === null ? [] : [config.helpWidgetUrl, ...config.helpWidgetOrigins].map((address) => new URL(address).origin),
  });

  await bus.start();
  await jobs.start();
  if (options.work !== false)
    await startWork(jobs, database, open.owner, {
      vendors: services.vendors,
      exporting,
      reporting,
      mailing,
      calling,
      telling: { ...calling, database, publicUrl: config.publicUrl, bus, onError },
      removing: { owner: open.owner, files, clock },
      archiving: { ...open, database, files, clock },
    });
  const stopResealing = startResealing(open.owner, masterKey, app.log);
  const stopFacets = options.work === false ? null : startFreshFacets(keepFacetsFresh, open.owner, onError);
  /** Made once: some do their work once an hour or a day, and remember when. */
  const chores: ChoreDeps = {
    owner: open.owner,
    database,
    clock,
    sweepLostUploads: lostUploads({ owner: open.owner, files, clock }),
    runDueSchedules: runDueSchedules(jobs.enqueue, launching),
    lookAfterTests,
    catchUpAutoExports: catchUpAutoExports(jobs.enqueue),
    resumeExports: resumeExports(jobs.enqueue),
    queueDueItems: queueDueItems(jobs.enqueue),
    resumeReports: resumeReports(jobs.enqueue),
    retireTests: retireTests(jobs.enqueue),
    retireLines: retireLines(config.auditMonths),
    resumeForgetting: resumeForgetting(jobs.enqueue),
    tendArchives: tendArchives(jobs.enqueue, files),
    queueDueChecks: queueDueChecks(jobs.enqueue),
    tellPeople: tellPeopleAfter(config.escalateHours),
    resumeWebhooks: resumeWebhooks(jobs.enqueue),
    tendWebhooks: tendWebhooks(jobs.enqueue),
    deliverNotifications: deliverNotifications({
      secrets: services.vendors.secrets,
      mail: services.mail,
      enqueue: jobs.enqueue,
      publicUrl: config.publicUrl,
      sender: config.operatorName,
      unsubscribeUrl: (userId) => `${config.publicUrl}/unsubscribe/${unsubscribing.of(userId)}`,
    }),
    resumeMails: resumeMails(jobs.enqueue, services.mail.isSending),
  };
  if (options.work !== false) await jobs.workOnChores(() => doChores(chores));
  await app.listen({ port: config.port, host: config.host });
  const websocket = mountWebsocket({ ...deps, schema, server: app.server, log: app.log, origins: clientOrigins(settings) });
  const address = app.server.address();
  const port = typeof address === 'object' && address !== null ? address.port : config.port;
  const stop = async (): Promise<void> => {
    await Promise.all([websocket.dispose(), closeServer(app, calls)]);
    live.stop();
    await atMost(graces.work, Promise.all([jobs.stop(), stopFacets?.(), stopResealing()]));
    await atMost(graces.events, bell.stop());
    await atMost(graces.events, bus.stop());
    await atMost(graces.events, Promise.all([liveReads.end(), reads.stop()]));
    await errors?.close();
  };
  let stopped: Promise<void> | null = null;
  return {
    app,
    identity,
    database,
    services,
    jobs,
    port,
    publicUrl: config.publicUrl,
    stop: () => (stopped ??= stop()),
  };
};
