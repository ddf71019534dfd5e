import { createRequire } from 'node:module'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { missingLicenses } from './tools/licenses.ts'
import { worker } from './tools/worker.ts'

/** Where `npm run dev` finds the API: the stub of `npm run stub`, or a real server named by API_URL, with or without /api. */
const devApi = new URL(process.env['API_URL'] ?? 'http://127.0.0.1:4010').origin

/** Tests have no files to fetch: a link to a style sheet counts as loaded, instead of an error in the log. */
const environmentOptions = { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } }

/** A test of a component, or one that says in its name that it needs a document. */
const testsWithDocument = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts']
const tests = ['{src,openapi,e2e,deploy,doctor,tools}/**/*.test.ts']

export default defineConfig({
  // Unit tests read the committed route tree: they must not write it.
  plugins: [
    process.env['VITEST'] === undefined &&
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        // A loader travels with its screen. The lists of companies and deliveries, where one starts, are in the first script (`codeSplitGroupings`).
        codeSplittingOptions: { defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']] },
        virtualRouteConfig: './src/app/routes.ts',
        routesDirectory: './src/app/routes',
        generatedRouteTree: './src/app/routeTree.gen.ts',
        quoteStyle: 'single',
      }),
    react(),
    missingLicenses,
    worker,
  ],
  resolve: {
    // React has this hook itself. TanStack Store asks for the copy that also serves older versions.
    alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
  },
  server: {
    proxy: {
      '/api': { target: devApi, changeOrigin: true },
      '/.well-known/mercure': { target: devApi, changeOrigin: true },
    },
  },
  build: {
    target: 'es2023',
    sourcemap: false,
    // `.size-limit.ts` has the budget. The limit of Vite would warn at every first `npm start`.
    chunkSizeWarningLimit: 1500,
    // The licences of the packages in the build ask for their texts to be passed on. The legal window leads to the file.
    license: { fileName: 'licenses.txt' },
    // Every asset keeps its own URL. The browser can cache it apart, and only what a page shows is fetched.
    assetsInlineLimit: 0,
    // Every browser that this target names preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Runs while the rest is on its way: the first call leaves a round trip earlier.
            { name: 'early', test: /src[\\/]app[\\/]early\.ts/, priority: 3 },
            // The frame and the lists. Without this rule Rolldown makes a file of each part that a late screen shares.
            // Not index.html and main.tsx, which only start them: `early` runs before the rest has arrived.
            { name: 'first', tags: ['$initial'], test: /(?<!\.html|[\\/]main\.tsx)$/, priority: 2 },
            // Apart from what it starts. React creates errors when it is first called. With its tools open, a browser then computes their
            // positions in the whole file of the caller: 100 ms for 640 kB on a slow computer.
            { name: 'main', test: /[\\/]main\.tsx$/, priority: 1 },
            // One file instead of fifty for a form: the fields, the dialogs and what they need.
            { name: 'shared', minShareCount: 5, priority: 1 },
          ],
        },
      },
    },
  },
  test: {
    // One file instead of a module for each of 1,700 icons, which every test of a component would read.
    alias: { 'lucide-react': createRequire(import.meta.url).resolve('lucide-react') },
    env: { TZ: 'Europe/Paris' },
    // A missing snapshot is a failure, on every computer. Only `-u` writes, and a person then reads the difference.
    update: 'none',
    restoreMocks: true,
    unstubGlobals: true,
    // Ends a test that hangs. A busy computer takes several times longer than an idle one.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // By default a second, like the time that Testing Library waits (dom-tests.ts).
    expect: { poll: { timeout: 10_000 } },
    // The titles of a table's rows are whole sentences.
    taskTitleValueFormatTruncate: 120,
    // By default Vitest leaves one core idle: on two cores it would run one file at a time.
    maxWorkers: '100%',
    // Starting a document costs more than most tests: only files that need one get it.
    projects: [
      // Without isolation the files of a worker share their imports: half of the processor time. They keep no state in modules.
      { extends: true, test: { name: 'node', isolate: false, include: tests, exclude: testsWithDocument } },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          // Each file gets a context in a process that stays: half of the processor time of a process for each file. Not threads, which
          // cannot change their time zone.
          pool: 'vmForks',
          environmentOptions,
          include: testsWithDocument,
          setupFiles: './tools/dom-tests.ts',
        },
      },
    ],
  },
})
