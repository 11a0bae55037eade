import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { readConfig } from '#server/lib/config.ts';
import { startServer } from '#server/main.ts';
import type { Server, ServerOptions } from '#server/main.ts';
import { createTestDatabase, testMasterKey } from './database.ts';
import type { TestDatabase } from './database.ts';

/** Parsed JSON, as loose as it comes. */
export type Loose = ReturnType<typeof JSON.parse>;

export type GraphQLAnswer = {
  readonly status: number;
  readonly text: string;
  readonly data: Record<string, Loose> | null | undefined;
  readonly errors: readonly {
    readonly message: string;
    readonly path?: readonly (string | number)[];
    readonly extensions?: { readonly code?: string };
  }[];
  readonly errorCode: string | undefined;
};

export type Call = (query: string, variables?: object, headers?: Readonly<Record<string, string>>) => Promise<GraphQLAnswer>;

/** The real server over a database of its own, asked over HTTP. */
export type Portal = {
  readonly server: Server;
  readonly database: TestDatabase;
  readonly url: string;
  readonly dataDir: string;
  /** Calls as a person, with a fresh token and the header of their organization. */
  readonly as: (userId: string, organizationPublicId: string) => Promise<Call>;
  readonly post: (body: string | object, headers?: Readonly<Record<string, string>>) => Promise<GraphQLAnswer>;
  readonly stop: () => Promise<void>;
};

const answerOf = async (response: Response): Promise<GraphQLAnswer> => {
  const text = await response.text();
  let body: Record<string, Loose> = {};
  try {
    body = JSON.parse(text) as Record<string, Loose>;
  } catch {
    body = {};
  }
  return {
    status: response.status,
    text,
    data: body['data'] as Record<string, Loose> | null | undefined,
    errors: (body['errors'] ?? []) as GraphQLAnswer['errors'],
    errorCode: body['error_code'] as string | undefined,
  };
};

/** Starts the server for a test file; jobs run only where `work` says so. */
export const startPortal = async (options: ServerOptions = {}, env: Readonly<Record<string, string>> = {}): Promise<Portal> => {
  const database = await createTestDatabase({ poolSize: 8 });
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'muster-portal-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    PORT: '0',
    PUBLIC_URL: 'http://localhost:4173',
    DEMO: '0',
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'silent',
    NODE_ENV: 'test',
    ...env,
  });
  const open = {
    app: database.app,
    owner: database.owner,
    appUrl: database.appUrl,
    ownerUrl: database.ownerUrl,
    masterKey: testMasterKey,
    embedded: null,
    migrated: [],
    close: async () => undefined,
  };
  const server = await startServer(config, open, {
    limitFactor: 10_000,
    work: false,
    publishDelaySeconds: 0,
    checkLink: async () => 'unchecked',
    ...options,
  });
  const url = `http://127.0.0.1:${server.port}`;
  const post: Portal['post'] = async (body, headers = {}) =>
    answerOf(
      await fetch(`${url}/api/customer_portal`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    );
  return {
    server,
    database,
    url,
    dataDir,
    post,
    as: async (userId, organizationPublicId) => {
      const token = await server.identity.mint(userId);
      return (query, variables = {}, headers = {}) =>
        post({ query, variables }, { authorization: `Bearer ${token}`, 'x-organization-public-id': organizationPublicId, ...headers });
    },
    stop: async () => {
      await server.stop();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
