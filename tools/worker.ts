import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { build, type Plugin } from 'vite'

/** The files of `public` that screens show, and the manifest of the installed console. The worker reads config.json from the network first. */
const publicFiles = () =>
  readdirSync('public', { recursive: true, encoding: 'utf8' })
    .map((path) => `/${path.replaceAll('\\', '/')}`)
    .filter((path) => /\.(ico|png|svg|webmanifest)$/.test(path))

const hash = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

/**
 * Builds the two scripts that share no file with the console: src/app/check-start.ts, the last script of the page, and `/worker.js` from
 * src/app/offline/worker.ts, with the names and the hashes of all files of the build.
 */
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
      const check = await buildAlone('src/app/check-start.ts')
      const checkName = `assets/check-start-${hash(check.code).slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName: checkName, source: check.code })
      const tag = `  <script type="module" crossorigin src="/${checkName}"></script>\n  </head>`
      const html = String(page.source).replace('</head>', tag)
      page.source = html
      const contents: Record<string, string | Uint8Array> = { [`/${checkName}`]: check.code }
      for (const url of publicFiles()) contents[url] = readFileSync(`public${url}`)
      for (const file of Object.values(bundle))
        contents[`/${file.fileName}`] = file.type === 'chunk' ? file.code : file.source
      const assets = Object.keys(contents).filter((url) => url.startsWith('/assets/'))
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
      const hashes = (urls: string[]) => Object.fromEntries(urls.map((url) => [url, hash(contents[url] ?? '')]))
      const list = {
        // A page of another build than this worker is refused, and the worker in use stays.
        start: hashes(['/index.html', ...first]),
        // The pictures of the help are large, and nobody reads it without a network.
        rest: hashes([...assets.filter((url) => isKept(url)), ...publicFiles()]),
        camera: hashes(camera),
      }
      const built = await buildAlone('src/app/offline/worker.ts', { BUILD: JSON.stringify(list) })
      this.emitFile({ type: 'asset', fileName: 'worker.js', source: built.code })
      licences.source = `${String(licences.source).trimEnd()}\n\n${built.licences}`
    },
  },
}

async function buildAlone(entry: string, define: Record<string, string> = {}) {
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2023',
      license: { fileName: 'licenses.txt' },
      // "use client", which files of Mantine begin with, means nothing here.
      rolldownOptions: { onwarn: (warning, warn) => warning.code === 'MODULE_LEVEL_DIRECTIVE' || warn(warning) },
      lib: { entry, formats: ['iife'], name: 'alone', fileName: () => 'alone.js' },
    },
  })
  const files = [output].flat().flatMap((each) => ('output' in each ? each.output : []))
  const code = files.find((file) => file.type === 'chunk')?.code
  const text = files.find((file) => file.fileName === 'licenses.txt')
  if (code === undefined || text?.type !== 'asset') throw new Error(`${entry} was not built.`)
  const licences = String(text.source)
  return { code, licences: licences.slice(licences.search(/^## /m)) }
}
