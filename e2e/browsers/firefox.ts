import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectBidi } from './bidi.ts'
import { isDefect, pause, type Engine } from './engine.ts'

/** What Firefox says of a file whose page is left before the service worker has answered. A step that needs the file fails. */
const isAbandoned = /A ServiceWorker intercepted the request and encountered an unexpected error/

/** Preferences that disable requests to other servers and dialogs of the browser. */
const preferences = {
  'intl.accept_languages': 'fr-FR,fr',
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage': 'about:blank',
  'browser.newtabpage.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.region.network.url': '',
  'datareporting.policy.dataSubmissionEnabled': false,
  'datareporting.healthreport.uploadEnabled': false,
  'toolkit.telemetry.server': '',
  'toolkit.cosmeticAnimations.enabled': false,
  'app.update.disabledForTesting': true,
  'app.normandy.enabled': false,
  'services.settings.server': 'data:,',
  'extensions.update.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'signon.rememberSignons': false,
  'ui.systemUsesDarkTheme': 0,
  'remote.active-protocols': 1,
  'focusmanager.testmode': true,
}

/** Headless Firefox, which supports WebDriver BiDi. */
export async function startFirefox(path: string): Promise<Engine> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const lines = Object.entries(preferences).map(
    (entry) => `user_pref(${entry.map((v) => JSON.stringify(v)).join(', ')});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const program = spawn(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0', 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, MOZ_CRASHREPORTER_DISABLE: '1', TZ: 'Europe/Paris' },
    },
  )
  const errors: string[] = []
  const address = await addressOf(program)
  const { send, close } = await connectBidi(`${address}/session`, (level, text) => {
    if (level === 'error' && isDefect(text) && !isAbandoned.test(text)) errors.push(text)
  })
  await send('session.new', { capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'accept' } } } })
  await send('session.subscribe', { events: ['log.entryAdded'] })
  // Opens a new window, because the first window of Firefox never has the focus.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'window' })
  await send('browsingContext.activate', { context })

  return {
    errors,
    async evaluate(body) {
      const answer = await send<{ type: string; result?: { value?: string }; exceptionDetails?: { text: string } }>(
        'script.callFunction',
        {
          functionDeclaration: `function () { return JSON.stringify((() => { ${body}\n })()) }`,
          awaitPromise: false,
          target: { context },
        },
      )
      if (answer.type === 'exception') throw new Error(answer.exceptionDetails?.text)
      return answer.result?.value === undefined ? undefined : (JSON.parse(answer.result.value) as unknown)
    },
    perform: (actions) => send('input.performActions', { context, actions }),
    navigate: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    resize: (width, height) => send('browsingContext.setViewport', { context, viewport: { width, height } }),
    print: async () =>
      (await send<{ data: string }>('browsingContext.print', { context, page: { width: 21, height: 29.7 } })).data,
    picture: async () => (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    async close() {
      const ended = new Promise((resolve) => program.once('exit', resolve))
      await Promise.race([send('browser.close'), pause(3_000)])
      close()
      program.kill()
      await Promise.race([ended, pause(3_000)])
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Reads the port from the output of Firefox, which picks a free one. */
function addressOf(program: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    const end = setTimeout(() => reject(new Error('Firefox did not start within 90 s.')), 90_000)
    program.on('exit', () => reject(new Error('Firefox ended at its start.')))
    program.stderr?.on('data', (text) => {
      const [address] = /ws:\/\/\S+/.exec(String(text)) ?? []
      if (address === undefined) return
      clearTimeout(end)
      resolve(address)
    })
  })
}
