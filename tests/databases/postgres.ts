import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startCluster } from './postgres-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the private PostgreSQL server, as its superuser. */
    postgresUrl: string;
    /** Options of `create database`: copying files takes less time than logging every block. */
    copyOptions: string;
    /** Folder with empty.db and seeded.db, which tests copy. */
    sqliteTemplates: string;
  }
}

const seedTemplates = fileURLToPath(new URL('./seed-templates.ts', import.meta.url));

type TestDatabases = {
  postgresUrl: string;
  copyOptions: string;
  sqliteTemplates: string;
  stop(): Promise<void>;
};

/** Creates one database in each state, which tests copy: a copy takes milliseconds. */
const startDatabases = async (): Promise<TestDatabases> => {
  const cluster = await startCluster();
  const templates = join(cluster.folder, 'sqlite');
  mkdirSync(templates);
  const admin = new pg.Client({ connectionString: cluster.socketUrl });
  await admin.connect();
  for (const state of ['empty', 'seeded']) await admin.query(`create database template_${state}`);
  // A process of its own: the words of a database are English, those of this process may be of another
  // language, whose project (vitest.config.ts) starts the databases too.
  await promisify(execFile)(process.execPath, [seedTemplates, cluster.socketUrl, templates]);
  const version = await admin.query<{ server_version_num: string }>('show server_version_num');
  const copyOptions = Number(version.rows[0]?.server_version_num) >= 150_000 ? 'strategy file_copy' : '';
  await admin.end();
  return { postgresUrl: cluster.socketUrl, copyOptions, sqliteTemplates: templates, stop: cluster.stop };
};

/** Vitest loads this module once per project; the projects share one server through the process. */
const shared = globalThis as { testDatabases?: { started: Promise<TestDatabases>; projects: number } };

export default async function setup(project: TestProject) {
  shared.testDatabases ??= { started: startDatabases(), projects: 0 };
  const { testDatabases } = shared;
  testDatabases.projects++;
  const { postgresUrl, copyOptions, sqliteTemplates, stop } = await testDatabases.started;
  project.provide('postgresUrl', postgresUrl);
  project.provide('copyOptions', copyOptions);
  project.provide('sqliteTemplates', sqliteTemplates);
  return async () => {
    if (--testDatabases.projects > 0) return;
    delete shared.testDatabases;
    await stop();
  };
}
