import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { build, type Plugin } from 'vite'

/** The files of `public` that screens show, and the manifest of the installed console. The worker reads config.json from the network first. */
const publicFiles = () =>
  readdirSync('public', { recursive: true, encoding: 'utf8' })
    .map((path) => `/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(ico|png|svg|webmanifest)$/.test(path))

const hash = (algorithm: 'sha256' | 'sha384', text: string, encoding: 'hex' | 'base64') =>
  createHash(algorithm).update(text).digest(encoding)

/** Builds `/worker.js` from src/app/offline/worker.ts, with the names of all files of the build. */
export const worker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  generateBundle: {
    order: 'post',
    async handler(_options, bundle) {
      const page = bundle['index.html']
      const licences = bundle['licenses.txt']
      if (page?.type !== 'asset' || licences?.type !== 'asset')
        throw new Error('Vite has written no index.html or no licenses.txt.')
      const html = String(page.source)
      const assets = Object.keys(bundle)
        .filter((name) => name.startsWith('assets/'))
        .map((name) => `/${name}`)
      const first = assets.filter((url) => html.includes(`"${url}"`))
      // Most phones read codes without the library, and it is as large as all other files together.
      const camera = Object.values(bundle)
        .filter((file) =>
          file.type === 'chunk'
            ? file.moduleIds.some((id) => /\/zxing-wasm\/.*js$/.test(id))
            : file.fileName.endsWith('.wasm'),
        )
        .map(({ fileName }) => `/${fileName}`)
      const isKept = (url: string) => !first.includes(url) && !camera.includes(url) && !url.endsWith('.png')
      const list = {
        // A page of another build than this worker is refused, and the worker in use stays.
        start: [
          {
            url: '/index.html',
            revision: hash('sha256', html, 'hex').slice(0, 16),
            integrity: `sha384-${hash('sha384', html, 'base64')}`,
          },
          ...first.map((url) => ({ url, revision: null })),
        ],
        // The pictures of the help are large, and nobody reads it without a network.
        rest: [...assets.filter((url) => isKept(url)), ...publicFiles()],
        camera,
      }
      const built = await buildWorker(list)
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: built.code })
      licences.source = `${String(licences.source).trimEnd()}\n\n${built.licences}`
    },
  },
}

async function buildWorker(list: object) {
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { BUILD: JSON.stringify(list), 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      license: { fileName: 'licenses.txt' },
      lib: { entry: 'src/app/offline/worker.ts', formats: ['iife'], name: 'worker', fileName: () => 'worker.js' },
    },
  })
  const files = [output].flat().flatMap((each) => ('output' in each ? each.output : []))
  const code = files.find((file) => file.type === 'chunk')?.code
  const text = files.find((file) => file.fileName === 'licenses.txt')
  if (code === undefined || text?.type !== 'asset') throw new Error('The service worker was not built.')
  const licences = String(text.source)
  return { code, licences: licences.slice(licences.search(/^## /m)) }
}
