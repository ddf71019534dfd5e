import { spawn, spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { freePort } from './console.ts'
import { isDefect, until, type Engine } from './engine.ts'
import { startScreen } from './screen.ts'
import { connectWebDriver } from './webdriver.ts'

const miniBrowser = () => globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser')[0]

/** Minimum width of that window, because of its tool bar. */
const TOOL_BAR_WIDTH = 500

/** WebKitGTK, the engine of Safari, on a virtual screen. */
export async function startWebkit(path: string): Promise<Engine> {
  const screen = await startScreen()
  const port = await freePort()
  const driver = spawn('dbus-run-session', ['--', path, `--port=${port}`, '--host=127.0.0.1'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that closing ends all of it.
    detached: true,
    env: {
      ...process.env,
      DISPLAY: screen.display,
      TZ: 'Europe/Paris',
      GDK_BACKEND: 'x11',
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      LIBGL_ALWAYS_SOFTWARE: '1',
      NO_AT_BRIDGE: '1',
    },
  })
  const errors: string[] = []
  for (const output of [driver.stdout, driver.stderr])
    output.on('data', (text) =>
      errors.push(
        ...String(text)
          .split('\n')
          .filter((line) => /CONSOLE.*error/i.test(line) && isDefect(line)),
      ),
    )

  function stop() {
    if (driver.pid !== undefined) process.kill(-driver.pid)
    screen.stop()
  }

  const address = `http://127.0.0.1:${port}`
  try {
    await until('WebKitWebDriver answers', async () => (await fetch(`${address}/status`)).ok || undefined)
    const session = await connectWebDriver(address, {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: miniBrowser(),
          args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
        },
      },
    })
    const { post, remove } = session
    const windows = await sizes(session)
    return {
      errors,
      evaluate: async (body) => {
        const text = await post<string | null>('/execute/sync', {
          script: `return JSON.stringify((() => { ${body}\n })())`,
          args: [],
        })
        return text === null ? undefined : (JSON.parse(text) as unknown)
      },
      perform: (actions) => post('/actions', { actions }),
      navigate: (url) => post('/url', { url }),
      resize: windows.resize,
      print: () => post<string>('/print'),
      // Captures the screen, because the driver's screenshots hang on some pages.
      picture: async () =>
        spawnSync('convert', [`xwd:${screen.dump}`, 'png:-'], { maxBuffer: 1e8 }).stdout.toString('base64'),
      async close() {
        await remove().catch((error: unknown) => console.error(String(error)))
        stop()
      },
    }
  } catch (error) {
    stop()
    throw error
  }
}

/** Opens a window as narrow as a phone from a page, because only such a window has no tool bar. */
async function sizes({ get, post, remove }: Awaited<ReturnType<typeof connectWebDriver>>) {
  const main = await get<string>('/window')
  const inner = () => post<[number, number]>('/execute/sync', { script: 'return [innerWidth, innerHeight]', args: [] })
  const set = (width: number, height: number) => post('/window/rect', { x: 0, y: 0, width, height })
  const isWide = (width: number) =>
    until(`a window of ${width} px`, async () => (await inner())[0] === width || undefined)

  async function openNarrow(width: number, height: number) {
    const open = `open(location.href, 'phone', 'popup,width=${width},height=${height},left=0,top=0')`
    // Only a click may open a window.
    const script = `addEventListener('click', (event) => { event.preventDefault(); event.stopPropagation(); ${open} }, { once: true, capture: true })`
    await post('/execute/sync', { script, args: [] })
    const click = [
      { type: 'pointerMove', x: 700, y: 300, duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await post('/actions', {
      actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: click }],
    })
    const handle = await until('a second window', async () =>
      (await get<string[]>('/window/handles')).find((name) => name !== main),
    )
    await post('/window', { handle })
    await set(width, height)
    await isWide(width)
  }

  return {
    async resize(width: number, height: number) {
      if (width < TOOL_BAR_WIDTH) return openNarrow(width, height)
      if ((await get<string>('/window')) !== main) {
        await remove('/window')
        await post('/window', { handle: main })
      }
      await set(width, height)
      await isWide(width)
      const bars = height - (await inner())[1]
      if (bars !== 0) await set(width, height + bars)
      return undefined
    },
  }
}
