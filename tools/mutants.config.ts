import { defineConfig } from 'vitest/config'

/** Tests near the mutated files (mutants.json). The tests of whole screens would take hours. */
const near = 'src/{lib,api,session,features/orders}/**/*'
const withDocument = [`${near}.test.tsx`, `${near}.dom.test.ts`]

/** Stryker runs the tests in a copy of the repository, whose packages are outside of it. */
const server = { fs: { strict: false } }

export default defineConfig({
  test: {
    projects: [
      {
        extends: './vite.config.ts',
        server,
        test: { name: 'node', isolate: false, include: [`${near}.test.ts`], exclude: withDocument },
      },
      {
        extends: './vite.config.ts',
        server,
        test: { name: 'dom', environment: 'happy-dom', include: withDocument, setupFiles: './tools/dom-tests.ts' },
      },
    ],
  },
})
