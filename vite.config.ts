import { tanstackRouter } from '@tanstack/router-plugin/vite'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

/** Where `npm run dev` finds the API: the stub of `npm run stub`, or a real server named by API_URL, with or without /api. */
const devApi = new URL(process.env['API_URL'] ?? 'http://127.0.0.1:4010').origin

/** What index.html runs. */
const scripts = new Set(['rolldown-runtime', 'early', 'start'])

/** The code of the delivery list comes with the frame's, not after it: the router would ask for it a round trip later. */
function preloadLists(): Plugin {
  return {
    name: 'preload-lists',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
        const list = chunks.find(({ facadeModuleId }) => facadeModuleId?.includes('/routes/orders/list.tsx?'))
        const atOnce = new Set(chunks.filter(({ name }) => scripts.has(name)).map(({ fileName }) => fileName))
        return [list?.fileName ?? '', ...(list?.imports ?? [])]
          .filter((file) => file !== '' && !atOnce.has(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
            injectTo: 'head' as const,
          }))
      },
    },
  }
}

export default defineConfig({
  // Unit tests read the committed route tree: they must not write it.
  plugins: [
    process.env['VITEST'] === undefined &&
      tanstackRouter({
        target: 'react',
        autoCodeSplitting: true,
        // A loader travels with its screen: the first chunk must not know every query of the console. Those of the lists, where
        // one starts, are in it (`codeSplitGroupings`): their calls and their code are asked for at once.
        codeSplittingOptions: { defaultBehavior: [['component', 'loader'], ['errorComponent'], ['notFoundComponent']] },
        virtualRouteConfig: './src/app/routes.ts',
        routesDirectory: './src/app/routes',
        generatedRouteTree: './src/app/routeTree.gen.ts',
        quoteStyle: 'single',
      }),
    react(),
    preloadLists(),
  ],
  server: { proxy: { '/api': { target: devApi, changeOrigin: true } } },
  build: {
    target: 'es2023',
    sourcemap: false,
    // Read by .size-limit.ts, which has to know what the first screen fetches.
    manifest: true,
    // Every asset keeps its own URL: data: images would need a looser content security policy.
    assetsInlineLimit: 0,
    // One style sheet for all screens: it is small, its order is the same everywhere, and the entry lists no sheet per chunk.
    cssCodeSplit: false,
    // Every browser that this target names preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Otherwise code that several screens share is moved into the chunk of one, which the others then fetch as a whole.
      experimental: { chunkOptimization: false },
      output: {
        codeSplitting: {
          groups: [
            {
              name: 'early',
              test: /src\/(app\/(early|config)|api\/(base|head-start|http|token|errors|read|iri|query-string)|lib\/storage|features\/orders\/(list\/list-query|list\/search|status))\.ts$/,
              priority: 3,
            },
            // Without index.html itself, which then is nothing but a list of scripts: `early` runs while `start` is on its way.
            { name: 'start', tags: ['$initial'], test: (id: string) => !id.endsWith('.html'), priority: 2 },
            // What lists have in common, in one request instead of a dozen.
            {
              name: 'data',
              test: /node_modules\/(@tanstack\/(react-table|table-core)|date-fns-tz)\/|react-query\/build\/modern\/useQuery\.|src\/(api\/(client|hydra|query-string|resource|generated\/entities)|app\/load|lib\/(dates|names)|session\/Can|ui\/(table\/(?!LongBody|use-printing)|MissingText|StatusBadge|FilterSelect|PageHeader))|icons\/(plus|eye|pencil|trash-2|trash|ellipsis|search|x|check)\.(mjs|js)/,
              priority: 1,
            },
            {
              name: 'pages',
              test: /src\/(ui\/(Card|DescriptionList|InfoNote|StateBadge|StateIcon|StateSwitch|DialogButton)|app\/shell\/BackButton|lib\/full-name)/,
              priority: 0,
            },
            // Icons of menus and forms: a chunk each would cost more to name than to fetch together.
            { name: 'icons', test: /lucide-react\/dist\/esm\/icons\//, priority: 0 },
            {
              name: 'forms',
              test: /node_modules\/(zod|react-hook-form|@hookform)\/|src\/(ui\/form\/(?!SelectField|accent|QuantityField)|api\/(rules|generated\/.*\.schema)|lib\/(phone|violations))/,
              priority: 0,
            },
            {
              name: 'orders',
              test: /src\/(api\/generated\/orders|features\/orders\/(place|hold|HoldDeadline|OrderBadge))\.tsx?$/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['{src,openapi,e2e,deploy,tools}/**/*.test.{ts,tsx}'],
    env: { TZ: 'Europe/Paris' },
    restoreMocks: true,
    unstubGlobals: true,
  },
})
