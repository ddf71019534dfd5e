import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { createApp } from '../e2e/stub/app.ts'
import { findServer, type ServerName } from '../tools/programs.ts'

/** Places of a site under test. Each is a free port, or a file below `home`. */
interface Places {
  home: string
  dist: string
  /** Without TLS, for the tests that do not ask about HTTP/2. */
  port: number
  /** Port 443 of the sample. */
  securePort: number
  /** Port 80 of the sample. */
  plainPort: number
  apiPort: number
}

/** The sample, with the addresses and files of this site. */
const sampleOf = (name: string, { home, dist, apiPort }: Places) =>
  readFileSync(`deploy/${name}`, 'utf8')
    .replace('/etc/ssl/consigne/fullchain.pem', join(home, 'cert.pem'))
    .replace('/etc/ssl/consigne/privkey.pem', join(home, 'key.pem'))
    .replaceAll('/srv/consigne/dist', dist)
    .replace('127.0.0.1:8000', `127.0.0.1:${apiPort}`)

/** Writes the configuration, and returns the arguments of the server. Only the lines marked CHANGE are changed, and 60 s become 1 s. */
const prepare: Record<ServerName, (places: Places) => string[]> = {
  nginx(places) {
    const { home, port, securePort, plainPort } = places
    const site = sampleOf('nginx.conf', places)
      .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${securePort} ssl http2;\n    listen 127.0.0.1:${port};`)
      .replaceAll('/var/log/nginx/access.log', join(home, 'access.log'))
      .replace('proxy_read_timeout 60s;', 'proxy_read_timeout 1s;')
    for (const folder of ['logs', 'tmp']) mkdirSync(join(home, folder))
    writeFileSync(join(home, 'site.conf'), site)
    writeFileSync(join(home, 'nginx.conf'), aroundNginx(home))
    return ['-p', home, '-c', join(home, 'nginx.conf'), '-e', join(home, 'error.log')]
  },

  Caddy(places) {
    const { home, port, securePort, plainPort } = places
    const sample = sampleOf('Caddyfile', places)
      .replace('response_header_timeout 60s', 'response_header_timeout 1s')
      .replace(
        /^\{\n/m,
        `{\n\tadmin off\n\tskip_install_trust\n\thttp_port ${plainPort}\n\thttps_port ${securePort}\n\tdefault_bind 127.0.0.1\n`,
      )
      .replace('\tlog {\n', `\tlog {\n\t\toutput file ${join(home, 'access.log')}\n`)
    const [before = '', block = ''] = sample.split('console.example.org {')
    const withTls = `127.0.0.1 {${block}`
    const withoutTls = `http://127.0.0.1:${port} {${block.replace(/^\ttls .*$/m, '')}`
    writeFileSync(join(home, 'Caddyfile'), `${before}${withTls}\n${withoutTls}`)
    writeFileSync(join(home, 'error.log'), '')
    return ['run', '--config', join(home, 'Caddyfile'), '--adapter', 'caddyfile']
  },

  Apache(places) {
    const { home, port, securePort, plainPort } = places
    const sample = sampleOf('apache.conf', places)
      .replaceAll('timeout=60', 'timeout=1')
      .replaceAll('/var/log/apache2/consigne.log', join(home, 'access.log'))
      .replace('*:80>', `127.0.0.1:${plainPort}>`)
      .replace('*:443>', `127.0.0.1:${securePort}>`)
    const [block = ''] =
      /<VirtualHost 127\.0\.0\.1:\d+>\n {4}# CHANGE\n {4}ServerName \S+\n {4}# CHANGE\n {4}SSL[^]*/.exec(sample) ?? []
    const withoutTls = block.replace(`:${securePort}>`, `:${port}>`).replaceAll(/^ *SSL.*$/gm, '')
    writeFileSync(join(home, 'site.conf'), `${sample}\n${withoutTls}`)
    writeFileSync(join(home, 'apache2.conf'), aroundApache(home, [port, securePort, plainPort]))
    return ['-f', join(home, 'apache2.conf'), '-DFOREGROUND']
  },
}

/**
 * A sample of `deploy/` in its real server, in front of the stub. Another program may take one of the free ports before the
 * server does. The server then ends, and starts again with other ports.
 * @throws Error when the server has not started after three attempts
 */
export async function startSite(name: ServerName, attempts = 3): ReturnType<typeof startOnce> {
  try {
    return await startOnce(name)
  } catch (error) {
    if (attempts === 1) throw error
    return startSite(name, attempts - 1)
  }
}

async function startOnce(name: ServerName) {
  const home = mkdtempSync(join(tmpdir(), 'site-'))
  // The workers of a server may run as another user.
  chmodSync(home, 0o755)
  const dist = join(home, 'dist')
  cpSync('dist', dist, { recursive: true })
  writeFileSync(join(dist, 'assets', 'left.js.map'), '{"sources":["secret"]}')

  const stub = createApp({ db: ':memory:', mercure: true })
  const respond = getRequestListener(oddOr(stub.fetch))
  const api = createServer((request, response) => void respond(request, response))
  const apiPort = await listen(api)
  const stopApi = () =>
    new Promise((closed) => {
      stub.worlds.closeHubs()
      api.close(closed)
      api.closeAllConnections()
    })
  const [port = 0, securePort = 0, plainPort = 0] = await freePorts(3)
  const key = ['-keyout', join(home, 'key.pem'), '-out', join(home, 'cert.pem'), '-days', '1', '-subj', '/CN=localhost']
  // Without these names Caddy would make its own certificate, and add its authority to those that this machine trusts.
  const names = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...key, ...names], { stdio: 'ignore' })
  const args = prepare[name]({ home, dist, port, securePort, plainPort, apiPort })
  const env = { ...process.env, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home }
  const server = spawn(findServer(name) ?? name, args, { stdio: ['ignore', 'ignore', 'inherit'], env })
  const origin = `http://127.0.0.1:${port}`
  try {
    await answers(origin, server)
  } catch (error) {
    await stopApi()
    rmSync(home, { recursive: true, force: true })
    throw error
  }
  return {
    home,
    origin,
    secure: `https://127.0.0.1:${securePort}`,
    plain: `http://127.0.0.1:${plainPort}`,
    stopApi,
    async stop() {
      const ended = new Promise((resolve) => server.once('exit', resolve))
      server.kill('SIGTERM')
      await Promise.all([ended, stopApi()])
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** Waits until a server that was just started answers. */
export async function answers(origin: string, server: ChildProcess) {
  while (!(await isUp(origin))) {
    if (server.exitCode !== null) throw new Error('The server did not start: it has written why above.')
    await new Promise((later) => setTimeout(later, 50))
  }
}

/** Answers that the stub lacks; the stub answers everything else. */
function oddOr(stub: (request: Request) => Response | Promise<Response>) {
  return (request: Request): Response | Promise<Response> => {
    const { pathname } = new URL(request.url)
    const headers = { 'Content-Type': 'text/html', Upgrade: 'h2c', 'X-Content-Type-Options': 'sniff' }
    if (pathname.endsWith('/silent')) return new Promise(() => {})
    if (pathname === '/api/echo') return Response.json(Object.fromEntries(request.headers))
    if (pathname === '/api/docs' || pathname.startsWith('/bundles/')) return new Response(pathname, { headers })
    return stub(request)
  }
}

const isUp = (origin: string) =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  )

/** The nginx.conf of a distribution, with all files below one directory. */
function aroundNginx(prefix: string) {
  return `
daemon off;
worker_processes 1;
pid ${prefix}/nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${prefix}/tmp/${name};`).join('\n  ')}
  include ${prefix}/site.conf;
}
`
}

/** Modules that the sample names, and those that Debian enables with every Apache. */
const apacheModules =
  'authz_core deflate dir filter headers http2 mime mpm_event proxy proxy_http rewrite setenvif socache_shmcb ssl'.split(
    ' ',
  )

/** The apache2.conf of Debian, with all files below one directory. */
function aroundApache(prefix: string, ports: number[]) {
  return `
ServerRoot ${prefix}
DefaultRuntimeDir ${prefix}
PidFile ${prefix}/apache.pid
ErrorLog ${prefix}/error.log
ServerName localhost
${ports.map((port) => `Listen 127.0.0.1:${port}`).join('\n')}
${apacheModules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
User www-data
Group www-data
<Directory />
  Require all denied
</Directory>
Include ${prefix}/site.conf
`
}

/** Ports that differ from each other, because all of them are held until the last one is known. */
export async function freePorts(count: number) {
  const servers = Array.from({ length: count }, () => createServer())
  const ports = await Promise.all(servers.map(listen))
  await Promise.all(servers.map((server) => new Promise((closed) => server.close(closed))))
  return ports
}

/** Listens on a free port, and returns it. */
async function listen(server: Server) {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}
