import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { inlineScriptPlugin } from './scripts/bundle/inline-script.ts';

type Project = 'rules' | 'dom' | 'database' | 'process';

/**
 * A test's project depends on its folder and its source: there is no list to maintain, and every file has
 * exactly one project. A test that reaches the databases indirectly, outside `database` and `process`, fails
 * in `tests/databases/databases.ts`.
 */
const projectOf = (file: string): Project => {
  if (/^tests\/(faults|fuzz|resilience|scripts)\//.test(file)) return 'process';
  const source = readFileSync(file, 'utf8');
  if (source.includes('@vitest-environment jsdom')) return 'dom';
  // The test files after it would also get the mocked module; only `dom` prevents that, in its setup file.
  if (source.includes('vi.mock('))
    throw new Error(`${file}: pass a fake instead of mocking a module (see vitest.config.ts)`);
  return source.includes('/databases.ts') ? 'database' : 'rules';
};

const testFiles = Map.groupBy(
  globSync('{app,content,domain,media,scripts,server,staff,tests}/**/*.test.{ts,tsx}', {
    // The media tools are a separate package (media/tools/package.json).
    exclude: ['**/node_modules', 'media/tools'],
  }),
  projectOf,
);
const files = (name: Project) => ({ name, include: testFiles.get(name) ?? [] });

const databases = {
  globalSetup: './tests/databases/postgres.ts',
  setupFiles: './tests/databases/setup.ts',
};

/** Process tests wait more than they compute, so they start first and wait while the others compute. */
class ProcessesFirst extends BaseSequencer {
  async sort(specifications: TestSpecification[]) {
    const sorted = await super.sort(specifications);
    const isProcess = ({ project }: TestSpecification) => project.name === 'process';
    return [...sorted.filter(isProcess), ...sorted.filter((specification) => !isProcess(specification))];
  }
}

/** Global set-up runs for projects with a selected file: `npm run unit -- domain` starts no PostgreSQL. */
export default defineConfig({
  // Tests that import routes also import the inline script of the pages.
  plugins: [inlineScriptPlugin()],
  // The same resolution as in Node; otherwise sources and libraries would each get a copy of graphql.
  ssr: { resolve: { conditions: ['node', 'module-sync'], externalConditions: ['node', 'module-sync'] } },
  test: {
    // By default Vitest leaves one core idle, which is half of a machine with two. One worker more than
    // cores, because one file in three waits for a process, a timeout or a database.
    maxWorkers: availableParallelism() + 1,
    // Only for tests that hang: a busy machine may take any time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    sequence: { sequencer: ProcessesFirst },
    projects: [
      // One module graph for all files of a worker takes a third of the CPU time of a new graph per file. The
      // setup files, which Vitest runs for each test file, remove what a file leaves behind.
      { extends: true, test: { ...files('rules'), isolate: false } },
      {
        extends: true,
        test: { ...files('dom'), isolate: false, setupFiles: './tests/dom/setup.ts' },
      },
      { extends: true, test: { ...files('database'), isolate: false, ...databases } },
      // Tests with real processes, sockets and signals.
      { extends: true, test: { ...files('process'), isolate: false, ...databases } },
    ],
  },
});
