import { createRequire } from 'node:module'
import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { chunkGroup, everyGlobCounts, firstChunks } from './tools/chunks.ts'
import { missingLicenses } from './tools/licenses.ts'
import { sharedChunks } from './tools/shared-chunks.ts'

/** Where `npm run dev` finds the API: the stub of `npm run stub`, or a real server named by API_URL, with or without /api. */
const devApi = new URL(process.env['API_URL'] ?? 'http://127.0.0.1:4010').origin

/** What index.html runs. */
const scripts = new Set(['rolldown-runtime', 'early', 'base', 'start'])

/** The code and styles of the delivery list come with the frame's, not after it: the router would ask for them a round trip later. */
function preloadLists(): Plugin {
  return {
    name: 'preload-lists',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const list = chunks.find(({ facadeModuleId }) => facadeModuleId?.includes('/routes/orders/list.tsx?'))
        // The sheet of the list itself is the last one, because it may change what the sheets of its imports say.
        const needed = [...(list?.imports ?? []), list?.fileName].flatMap(
          (file) => chunks.find(({ fileName }) => fileName === file) ?? [],
        )
        return needed
          .filter(({ name }) => !scripts.has(name))
          .flatMap(({ fileName, viteMetadata }) => [
            { rel: 'modulepreload', href: `/${fileName}` },
            ...[...(viteMetadata?.importedCss ?? [])].map((sheet) => ({ rel: 'stylesheet', href: `/${sheet}` })),
          ])
          .map((attrs) => ({ tag: 'link', attrs: { crossorigin: true, ...attrs }, injectTo: 'head' as const }))
      },
    },
  }
}

/** The development server answers unknown addresses with index.html. A missing config.json must be a 404 there, too. */
const missingConfig: Plugin = {
  name: 'missing-config',
  configureServer: (server) => () => {
    server.middlewares.use((request, response, next) => {
      if (request.originalUrl !== '/config.json') return next()
      response.statusCode = 404
      response.end()
    })
  },
}

/** Tests have no files to fetch: a link to a style sheet counts as loaded, instead of an error in the log. */
const environmentOptions = { happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } } }

/** A test of a component, or one that says in its name that it needs a document. */
const testsWithDocument = ['src/**/*.test.tsx', 'src/**/*.dom.test.ts']
const tests = ['{src,openapi,e2e,deploy,tools}/**/*.test.ts']

/** The scripts and sheets that index.html names on every screen. */
const loadedFromTheStart = /\/(start|base|early|rolldown-runtime|data|orders)-[\w-]+\.(js|css)$/

export default defineConfig({
  // Unit tests read the committed route tree: they must not write it.
  plugins: [
    process.env['VITEST'] === undefined &&
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        // A loader travels with its screen: the first chunk must not know every query of the console. Those of the
        // lists, where one starts, are in it (`codeSplitGroupings`): their calls and their code are asked for at once.
        codeSplittingOptions: { defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']] },
        virtualRouteConfig: './src/app/routes.ts',
        routesDirectory: './src/app/routes',
        generatedRouteTree: './src/app/routeTree.gen.ts',
        quoteStyle: 'single',
      }),
    react(),
    preloadLists(),
    missingConfig,
    missingLicenses,
    everyGlobCounts(sharedChunks),
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
    // The licences of the packages in the build ask for their texts to be passed on. The legal window leads to the file.
    license: { fileName: 'licenses.txt' },
    // Read by .size-limit.ts, which has to know what the first screen fetches.
    manifest: true,
    // Every asset keeps its own URL. The browser can cache it apart, and only what a page shows is fetched.
    assetsInlineLimit: 0,
    // Every browser that this target names preloads modules by itself.
    modulePreload: {
      polyfill: false,
      // What index.html has already loaded needs no preload again: each late import would name it.
      resolveDependencies: (_file, dependencies, { hostType }) =>
        hostType === 'html' ? dependencies : dependencies.filter((file) => !loadedFromTheStart.test(file)),
    },
    rolldownOptions: {
      // No package of the console does something when one of its properties is read. Unused reads can be left out.
      treeshake: { propertyReadSideEffects: false },
      // Otherwise code that several screens share is moved into the chunk of one, which the others then fetch as a whole.
      experimental: { chunkOptimization: false },
      output: {
        codeSplitting: {
          groups: [firstChunks, ...sharedChunks.map(chunkGroup)],
        },
      },
    },
  },
  test: {
    // One file instead of a module for each of 1,700 icons, which every test of a component would read.
    alias: { 'lucide-react': createRequire(import.meta.url).resolve('lucide-react') },
    env: { TZ: 'Europe/Paris' },
    restoreMocks: true,
    unstubGlobals: true,
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
        test: { name: 'dom', environment: 'happy-dom', environmentOptions, include: testsWithDocument },
      },
    ],
  },
})
