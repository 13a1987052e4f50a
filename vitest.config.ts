import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { inlineScriptPlugin } from './scripts/bundle/inline-script.ts';

type Project = 'rules' | 'dom' | 'database' | 'process';

/**
 * A test's project depends on its folder and its imports: there is no list to maintain, and every file has exactly one project.
 * A test that reaches the databases indirectly, outside `database` and `process`, fails in `tests/databases/databases.ts`.
 */
const projectOf = (file: string): Project => {
  if (/^tests\/(faults|fuzz|resilience|scripts)\//.test(file)) return 'process';
  const source = readFileSync(file, 'utf8');
  if (source.includes('/databases.ts')) return 'database';
  return /@vitest-environment jsdom|vi\.mock\(/.test(source) ? 'dom' : 'rules';
};

const testFiles = Map.groupBy(
  globSync('{app,content,domain,media,scripts,server,staff,tests}/**/*.test.{ts,tsx}', {
    // The media tools are a separate package (media/tools/package.json).
    exclude: ['**/node_modules', 'media/tools'],
  }),
  projectOf,
);
const files = (name: Project) => ({ name, include: testFiles.get(name) ?? [] });

/** Process tests wait more than they compute: they start first and wait while the others compute. */
class ProcessesFirst extends BaseSequencer {
  async sort(specifications: TestSpecification[]) {
    const sorted = await super.sort(specifications);
    const isProcess = ({ project }: TestSpecification) => project.name === 'process';
    return [...sorted.filter(isProcess), ...sorted.filter((specification) => !isProcess(specification))];
  }
}

/** Global set-up runs only for projects of which a file is selected: `npm run unit -- domain` starts no PostgreSQL. */
export default defineConfig({
  // Tests that import the routes import the inline script of the pages with them.
  plugins: [inlineScriptPlugin()],
  // The same resolution as in Node: otherwise our sources and the libraries each get their own copy of graphql.
  ssr: { resolve: { conditions: ['node', 'module-sync'], externalConditions: ['node', 'module-sync'] } },
  test: {
    // By default Vitest leaves one core idle, which is half of a machine with two.
    maxWorkers: '100%',
    // A limit only for tests that hang: a busy machine may take any time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    sequence: { sequencer: ProcessesFirst },
    projects: [
      // Tests of pure rules share one module graph, which takes a third of the CPU time of a fresh graph per file.
      { extends: true, test: { ...files('rules'), isolate: false } },
      // Tests with a DOM or mocked modules: changes of one file must not affect the next.
      { extends: true, test: { ...files('dom') } },
      {
        extends: true,
        test: {
          ...files('database'),
          isolate: false,
          globalSetup: './tests/databases/postgres.ts',
          setupFiles: './tests/databases/after-each-file.ts',
        },
      },
      // Real processes, sockets and signals.
      {
        extends: true,
        test: {
          ...files('process'),
          globalSetup: './tests/databases/postgres.ts',
          setupFiles: './tests/databases/after-each-file.ts',
        },
      },
    ],
  },
});
