import { defineConfig } from 'vitest/config'

/** Of the tests with a document, those near the mutated files (mutants.json): whole screens would take hours. */
const near = [
  'src/{lib,api,domain,session,app/session,features/{orders,users,preferences}}/**/*',
  // The first read of a start, the lists that are read to their end, and the reads in the background.
  'src/app/{early,lists-typed,query/{query-client,query-client-background,written}}',
  'src/refresh/automatic',
]
const withDocument = near.flatMap((each) => [`${each}.test.tsx`, `${each}.dom.test.ts`])

/** Stryker runs the tests in a copy of the repository, whose packages are outside of it. */
const server = { fs: { strict: false } }

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        server,
        test: { name: 'node', isolate: false, include: ['src/**/*.test.ts'], exclude: ['src/**/*.dom.test.ts'] },
      },
      {
        extends: './vite.config.ts',
        server,
        test: { name: 'dom', environment: 'happy-dom', include: withDocument, setupFiles: './tools/dom-tests.ts' },
      },
    ],
  },
})
