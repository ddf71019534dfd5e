import { Stop, until, type Engine } from './engine.ts'
import { onElement, type Target } from './find.ts'

const keys = { Escape: '\uE00C', Enter: '\uE007', Delete: '\uE017' } as const
const control = '\uE009'

const failures = new Set(['Écran indisponible', 'Console indisponible', 'Page introuvable', 'Données introuvables'])

/** Undefined while something is loading. The page of samples always shows a loading state. */
const shownHeading = `
  const isBusy = location.pathname !== '/composants' && document.querySelector('[aria-busy=true]') !== null
  return isBusy ? undefined : document.querySelector('h1')?.innerText`

export type Page = ReturnType<typeof createPage>

const tell = ({ role, name = '', within }: Target): string =>
  `${role} « ${name} »${within === undefined ? '' : ` in ${tell(within)}`}`

/** Page object of the console in an engine: what a person sees, clicks and types. Every action waits until it is possible. */
export function createPage(engine: Engine, base: string) {
  const ask = <Answer>(body: string) => engine.evaluate(body) as Promise<Answer | undefined>
  const press = (...values: string[]) => {
    const down = values.map((value) => ({ type: 'keyDown', value }))
    const up = values.toReversed().map((value) => ({ type: 'keyUp', value }))
    return engine.perform([{ type: 'key', id: 'keyboard', actions: [...down, ...up] }])
  }

  /** Key actions without delay. */
  async function strike(...values: string[]) {
    const actions = values.flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await engine.perform([{ type: 'key', id: 'keyboard', actions }])
  }

  /** Centre of an element that can be used, does not move and is not covered. */
  async function place(target: Target) {
    let before = ''
    return until(`${tell(target)} can be clicked`, async () => {
      const point = await ask<[number, number]>(
        onElement(target, (element) => {
          if (element.matches(':disabled, [aria-disabled=true]')) return undefined
          if (getComputedStyle(element).pointerEvents === 'none') return undefined
          element.scrollIntoView({ block: 'center', behavior: 'instant' })
          const { left, top, width, height } = element.getBoundingClientRect()
          const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
          const hit = document.elementFromPoint(x, y)
          return element.contains(hit) || hit?.contains(element) ? [x, y] : undefined
        }),
      )
      const isStill = point !== undefined && before === String(point)
      before = String(point)
      return isStill ? point : undefined
    })
  }

  async function click(target: Target) {
    const [x, y] = await place(target)
    const actions = [
      { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await engine.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
  }

  const textOf = (target: Target) => ask<string>(onElement(target, (element) => element.innerText))
  const valueOf = (target: Target) => ask<string>(onElement(target, (element) => (element as HTMLInputElement).value))

  /** Types into a field, and checks its value afterwards. */
  async function type(target: Target, text: string) {
    await click(target)
    await press(control, 'a')
    await press(keys.Delete)
    await strike(...Array.from(text))
    await until(`${tell(target)} holds ${text}`, async () => (await valueOf(target)) === text || undefined)
  }

  return {
    ask,
    click,
    type,
    press: (name: keyof typeof keys) => press(keys[name]),
    pressControl: (letter: string) => press(control, letter),
    strike: (text: string) => strike(...Array.from(text)),
    /** Types like a barcode scanner, into the focused element. */
    scan: (code: string) => strike(...Array.from(code), keys.Enter),
    open: (path: string) => engine.navigate(`${base}${path}`),
    sees: (target: Target) => until(`${tell(target)} is there`, () => textOf(target)),
    misses: (target: Target) =>
      until(`${tell(target)} is gone`, async () => ((await textOf(target)) === undefined ? true : undefined)),
    isAt: (path: RegExp) =>
      until(`the address is ${path}`, async () => {
        const address = (await ask<string>('return location.pathname + location.search')) ?? ''
        return path.test(address) ? address : undefined
      }),
    /** Waits until the screen is complete: the heading is visible, and nothing is loading. */
    async isReady(heading?: string) {
      let seen = ''
      return until(`a screen under ${heading ?? 'any heading'}`, async () => {
        seen = (await ask<string>(shownHeading)) ?? ''
        if (failures.has(seen) && seen !== heading) throw new Stop(`« ${seen} » is shown`)
        if (seen === '' || (heading !== undefined && seen !== heading))
          throw new Error(`« ${seen} » is shown at ${await ask<string>('return location.pathname')}`)
        return seen
      })
    },
  }
}
