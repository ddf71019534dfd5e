import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { createApp } from '../e2e/stub/app.ts'
import { findNginx } from '../tools/nginx.ts'

/** deploy/nginx.conf in a real nginx. Only the lines marked CHANGE are changed, and 60 s become 1 s. */
export async function startSite() {
  const home = mkdtempSync(join(tmpdir(), 'nginx-'))
  // The workers of nginx may run as another user.
  chmodSync(home, 0o755)
  const dist = join(home, 'dist')
  cpSync('dist', dist, { recursive: true })
  writeFileSync(join(dist, 'assets', 'left.js.map'), '{"sources":["secret"]}')

  const ports = [await freePort(), await freePort(), await freePort(), await freePort()]
  const [port, securePort, plainPort, apiPort] = ports
  const stub = createApp({ db: ':memory:', mercure: true })
  const api = serve({ fetch: oddOr(stub.fetch), port: apiPort ?? 0, hostname: '127.0.0.1' })
  const key = ['-keyout', join(home, 'key.pem'), '-out', join(home, 'cert.pem'), '-days', '1', '-subj', '/CN=localhost']
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...key], { stdio: 'ignore' })
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${plainPort};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${securePort} ssl http2;\n    listen 127.0.0.1:${port};`)
    .replace('/etc/ssl/consigne/fullchain.pem;', `${join(home, 'cert.pem')};`)
    .replace('/etc/ssl/consigne/privkey.pem;', `${join(home, 'key.pem')};`)
    .replace('/srv/consigne/dist;', `${dist};`)
    .replace('127.0.0.1:8000;', `127.0.0.1:${apiPort};`)
    .replaceAll('/var/log/nginx/access.log', join(home, 'access.log'))
    .replace('proxy_read_timeout 60s;', 'proxy_read_timeout 1s;')
  for (const folder of ['logs', 'tmp']) mkdirSync(join(home, folder))
  writeFileSync(join(home, 'site.conf'), site)
  writeFileSync(join(home, 'nginx.conf'), wrapping(home))
  const args = ['-p', home, '-c', join(home, 'nginx.conf'), '-e', join(home, 'error.log')]
  const nginx = spawn(findNginx() ?? 'nginx', args, { stdio: 'inherit' })
  const origin = `http://127.0.0.1:${port}`
  await answers(origin, nginx)

  const stopApi = () =>
    new Promise((closed) => {
      stub.worlds.closeHubs()
      api.close(closed)
      if ('closeAllConnections' in api) api.closeAllConnections()
    })
  return {
    home,
    /** Without TLS, for the tests that do not ask about HTTP/2. */
    origin,
    /** Port 443 of the sample, with TLS. */
    secure: `https://127.0.0.1:${securePort}`,
    /** Port 80 of the sample. */
    plain: `http://127.0.0.1:${plainPort}`,
    stopApi,
    async stop() {
      const ended = new Promise((resolve) => nginx.once('exit', resolve))
      nginx.kill('SIGTERM')
      await Promise.all([ended, stopApi()])
      rmSync(home, { recursive: true, force: true })
    },
  }
}

async function answers(origin: string, nginx: ChildProcess) {
  while (!(await isUp(origin))) {
    if (nginx.exitCode !== null) throw new Error('nginx did not start: it has written why above.')
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

/** Wraps a site like the nginx.conf of a distribution, with all files below one directory. */
function wrapping(prefix: string) {
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

function freePort() {
  return new Promise<number>((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}
