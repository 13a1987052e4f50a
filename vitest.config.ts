import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

type Project = 'rules' | 'dom' | 'database' | 'process';

/**
 * A test's project follows from where it is and what it imports: no list to maintain, and every file has exactly one.
 * A test that reaches the databases indirectly, outside `database` and `process`, fails in `tests/databases.ts`.
 */
const projectOf = (file: string): Project => {
  if (/^tests\/(faults|fuzz|resilience|scripts)\//.test(file)) return 'process';
  const source = readFileSync(file, 'utf8');
  if (source.includes('/databases.ts')) return 'database';
  return /@vitest-environment jsdom|vi\.mock\(/.test(source) ? 'dom' : 'rules';
};

const testFiles = Map.groupBy(
  globSync('{app,content,domain,media,scripts,server,tests}/**/*.test.{ts,tsx}', {
    // The media tools are a package of their own (media/tools/package.json).
    exclude: ['**/node_modules', 'media/tools'],
  }),
  projectOf,
);
const files = (name: Project) => ({ name, include: testFiles.get(name) ?? [] });

/** Processes wait more than they compute: started first, they wait beside the others' computing. */
class ProcessesFirst extends BaseSequencer {
  async sort(specifications: TestSpecification[]) {
    const sorted = await super.sort(specifications);
    const isProcess = ({ project }: TestSpecification) => project.name === 'process';
    return [...sorted.filter(isProcess), ...sorted.filter((specification) => !isProcess(specification))];
  }
}

/** Global set-up runs only for projects of which a file is selected: `npm run unit -- domain` starts no PostgreSQL. */
export default defineConfig({
  // As Node itself resolves: otherwise our sources and the libraries each get their own copy of graphql.
  ssr: { resolve: { conditions: ['node', 'module-sync'], externalConditions: ['node', 'module-sync'] } },
  test: {
    // By default Vitest leaves one core idle: of two, half.
    maxWorkers: '100%',
    // A limit for what hangs; how long a busy machine takes is no promise of ours.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    sequence: { sequencer: ProcessesFirst },
    projects: [
      // Pure rules share one module graph, which takes a third of the CPU time of a fresh one per file.
      { extends: true, test: { ...files('rules'), isolate: false } },
      // A DOM or mocked modules: what one file changes must not reach the next.
      { extends: true, test: { ...files('dom') } },
      { extends: true, test: { ...files('database'), globalSetup: './tests/postgres.ts' } },
      // Real processes, sockets and signals.
      { extends: true, test: { ...files('process'), globalSetup: './tests/postgres.ts' } },
    ],
  },
});
