import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { otherLanguages } from './content/facts/languages.ts';
import { inlineScriptPlugin } from './scripts/bundle/inline-script.ts';
import { wordsAlias } from './scripts/bundle/words-alias.ts';

const processes = ['tests/{fuzz,resilience,scripts}/**/*.test.ts'];
const inOtherLanguages = ['tests/languages/**/*.test.ts'];
const withDocument = ['{app,staff}/**/*.dom.test.{ts,tsx}'];

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
    // Only for tests that hang: a busy machine may take any time. A wait ends a little earlier, so that its
    // failed expectation is reported and not the limit of the test.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 25_000 } },
    // A page links to its style sheet by URL; without this the URL is empty.
    css: { include: /\.css\?url$/ },
    sequence: { sequencer: ProcessesFirst },
    // The path of a test is its project (docs/testing.md). One module graph for all files of a worker takes
    // less CPU time than a new graph per file. The setup files, which Vitest runs for each test file, remove
    // what a file leaves behind.
    projects: [
      {
        extends: true,
        test: {
          name: 'rules',
          include: ['{app,content,domain,media,scripts,staff}/**/*.test.{ts,tsx}'],
          // The media tools are a separate package (media/tools/package.json).
          exclude: [...withDocument, '**/node_modules', 'media/tools'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: withDocument,
          environment: 'jsdom',
          isolate: false,
          setupFiles: './tests/dom/setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{server,tests}/**/*.test.ts'],
          exclude: [...processes, ...inOtherLanguages],
          isolate: false,
          ...databases,
        },
      },
      { extends: true, test: { name: 'process', include: processes, isolate: false, ...databases } },
      ...otherLanguages.map(({ code }) => ({
        extends: true as const,
        resolve: { alias: wordsAlias(code) },
        // A worker that another project used before has its modules with other words.
        test: { name: code, include: inOtherLanguages, isolate: true, ...databases },
      })),
    ],
  },
});
