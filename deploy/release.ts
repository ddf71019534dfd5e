import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createTar } from 'nanotar'

/**
 * `npm run release` writes `release/`: the build with the samples for web servers, its packages (CycloneDX) and the checksums of both.
 * The same commit gives the same bytes.
 */

const folder = 'release'

/** What the archive has beside the build. */
const beside = [
  'deploy/nginx.conf',
  'deploy/Caddyfile',
  'deploy/apache.conf',
  'deploy/headers.ts',
  'deploy/no-worker.js',
  'README.md',
  'docs/deploy.md',
  'docs/doctor.md',
  'docs/offline.md',
  'docs/refresh.md',
  'CHANGELOG.md',
  'LICENSE',
]

try {
  release()
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}

function release() {
  const time = releaseTime()
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
  // The version stays 1.1.0 in every release, so the time is in the name.
  const name = `consigne-${version}-${time.toISOString().slice(0, 16).replaceAll(/[-:]/g, '').replace('T', '-')}`
  build()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  const content = new Map([
    [`${name}.tar.gz`, archiveOf(name, time)],
    [`${name}.cdx.json`, Buffer.from(billOfMaterials(time))],
  ])
  const sums = [...content].map(([file, bytes]) => `${createHash('sha256').update(bytes).digest('hex')}  ${file}\n`)
  for (const [file, bytes] of [...content, ['SHA256SUMS', sums.join('')] as const]) {
    writeFileSync(join(folder, file), bytes)
    console.log(join(folder, file))
  }
}

/**
 * Time of the commit, and not 0: nginx and Apache make an ETag of the time and the size of a file, and index.html has the same size in many
 * releases. With one time for all of them, browsers would keep the old one.
 */
function releaseTime() {
  const given = process.env['SOURCE_DATE_EPOCH']
  if (given !== undefined) {
    if (!/^\d{1,11}$/.test(given)) throw new Error(`SOURCE_DATE_EPOCH is not a number of seconds: ${given}`)
    return new Date(Number(given) * 1000)
  }
  const git = (...args: string[]) => spawnSync('git', args, { encoding: 'utf8' })
  const changes = git('status', '--porcelain')
  if (changes.status !== 0)
    throw new Error('Not a git checkout: set SOURCE_DATE_EPOCH, the time of the release in seconds since 1970.')
  if (changes.stdout !== '')
    throw new Error(`A release is made of a commit. Commit or remove first:\n${changes.stdout.trimEnd()}`)
  return new Date(Number(git('log', '-1', '--format=%ct').stdout) * 1000)
}

function build() {
  const vite = join('node_modules', 'vite', 'bin', 'vite.js')
  const { status } = spawnSync(process.execPath, [vite, 'build', '--logLevel', 'warn'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The console could not be built: the lines above say why.')
}

/** The same files and time give the same bytes on every system: nothing else of a file is kept. */
function archiveOf(folderName: string, time: Date) {
  const built = readdirSync('dist', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
  const files = [...built, ...beside]
    .toSorted()
    .map((path) => ({ name: `${folderName}/${path}`, data: readFileSync(path) }))
  // nanotar would cut it.
  const long = files.find(({ name }) => Buffer.byteLength(name) > 100)
  if (long !== undefined) throw new Error(`The path is too long for the archive: ${long.name}`)
  const zipped = gzipSync(createTar(files, { attrs: { mode: '644', mtime: time.getTime(), uid: 0, gid: 0 } }), {
    level: 9,
  })
  // The byte that names the system.
  zipped[9] = 255
  return zipped
}

interface Bill {
  serialNumber?: string
  metadata: { timestamp: string; component: { name: string; 'bom-ref': string } }
  components: { name: string; version: string; 'bom-ref': string }[]
  dependencies: { ref: string; dependsOn: string[] }[]
}

/**
 * The packages that Vite names in licenses.txt. `npm sbom --omit=dev` would leave out React, because a tool depends on it as well. Without what
 * differs from one run or one folder to the next.
 */
function billOfMaterials(time: Date) {
  // npm is a .cmd file on Windows, which only a shell can start.
  const shell = process.platform === 'win32'
  const args = ['sbom', '--sbom-format=cyclonedx']
  const { status, stdout } = spawnSync('npm', args, { encoding: 'utf8', shell, maxBuffer: 2 ** 26 })
  if (status !== 0) throw new Error('npm could not list the packages: npm sbom --sbom-format=cyclonedx')
  const bill = JSON.parse(stdout) as Bill
  delete bill.serialNumber
  const { component } = bill.metadata
  bill.metadata.timestamp = time.toISOString()
  component.name = 'consigne'

  const licenses = readFileSync('dist/licenses.txt', 'utf8').matchAll(/^## (\S+) - (\d\S*)/gm)
  const built = new Set(Array.from(licenses, ([, name, version]) => `${name}@${version}`))
  bill.components = bill.components.filter(({ name, version }) => built.delete(`${name}@${version}`))
  if (built.size > 0) throw new Error(`npm does not know these packages of the build: ${[...built].join(', ')}`)
  const references = new Set([component['bom-ref'], ...bill.components.map((entry) => entry['bom-ref'])])
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => references.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((reference) => references.has(reference)) }))
  return `${JSON.stringify(bill, undefined, 2)}\n`
}
