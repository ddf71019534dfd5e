import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono, type Context } from 'hono'
import type { World } from '../data/world.ts'
import type { Worlds } from '../data/worlds.ts'
import { journeyOf } from './journey.ts'
import { renderFailure, renderPage } from './render.ts'
import {
  addPlan,
  addressOf,
  apply,
  changeOf,
  makeChange,
  removePlan,
  startIn,
  stateIn,
  stateOf,
  wholeNumber,
} from './state.ts'
import type { Change } from './state.ts'

/** Routes of the page at /__stub. Its address is the state of the world, and its forms change both. */

const policy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `connect-src 'self'`,
  // The empty icon.
  'img-src data:',
  `form-action 'self'`,
  `base-uri 'none'`,
  `frame-ancestors 'none'`,
  `require-trusted-types-for 'script'`,
].join('; ')

const fileAt = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8')

/** Sentences about the last change, shown once at its part of the page. */
const notices = new WeakMap<World, { part: string; text: string }>()

/** @param nameOf the world of a request */
export function stubPage(worlds: Worlds, nameOf: (request: Request) => string): Hono {
  const app = new Hono()
  const worldOf = ({ req }: Context) => worlds.get(nameOf(req.raw))
  const queryOf = ({ req }: Context) => new URL(req.url).searchParams

  /** Leads to the address of the new state, and moves the focus to the sentence. */
  function show(context: Context, part: string, text: string) {
    const world = worldOf(context)
    notices.set(world, { part, text })
    return context.redirect(`/__stub?${addressOf(stateOf(world), startIn(queryOf(context)))}#notice`, 303)
  }

  /** Applies the state of a link or of the form, with the data as they are filled. */
  async function refill(context: Context, part: string, state: Parameters<typeof apply>[2], done: string) {
    const refusals = await apply(worlds, nameOf(context.req.raw), state, new URL(context.req.url).origin)
    return show(context, part, [done, ...refusals].join(' '))
  }

  app.use(async ({ header }, next) => {
    header('Content-Security-Policy', policy)
    header('Cross-Origin-Resource-Policy', 'same-origin')
    // Without a referrer the forms of the page would have no origin either.
    header('Referrer-Policy', 'same-origin')
    header('X-Content-Type-Options', 'nosniff')
    header('Cache-Control', 'no-store')
    await next()
  })

  app.get('/', (context) => {
    const world = worldOf(context)
    const query = queryOf(context)
    const start = startIn(query)
    const current = addressOf(stateOf(world), start)
    if (query.size === 0) return context.redirect(`/__stub?${current}`)
    const wanted = addressOf(stateIn(query), start)
    const notice = notices.get(world)
    notices.delete(world)
    return context.html(renderPage({ world, start, current, wanted, notice }))
  })
  app.get('/page.css', ({ body }) =>
    body(fileAt('../../../src/ui/colours.css') + fileAt('page.css'), 200, { 'Content-Type': 'text/css' }),
  )
  app.get('/page.js', ({ body }) => body(fileAt('page.js'), 200, { 'Content-Type': 'text/javascript' }))
  app.get('/journey', (context) =>
    context.body(journeyOf(stateOf(worldOf(context)), startIn(queryOf(context))), 200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': 'attachment; filename="copied.spec.ts"',
    }),
  )
  app.get('/log', (context) =>
    context.json(worldOf(context).requests.calls(wholeNumber(context.req.query('after') ?? '0'))),
  )

  app.post('/apply', (context) =>
    refill(context, 'monde', stateIn(queryOf(context)), "Le stub est dans l'état du lien."),
  )
  app.post('/refill', (context) => {
    const state = { ...stateOf(worldOf(context)), changes: [] }
    return refill(context, 'monde', state, 'Les données sont remplies de nouveau.')
  })
  app.post('/settings', async (context) => {
    const form = await textsIn(context)
    const world = worldOf(context)
    // Tahiti is ten hours behind UTC all year.
    const time = form('clock')
    const clock = time === '' ? '' : `${time}-10:00`
    const texts = { seed: form('seed'), flavour: form('flavour'), nulls: form('nulls'), clock }
    const { settings } = stateIn(new URLSearchParams(texts))
    const given = { seed: settings.seed, flavour: settings.flavour, nulls: settings.nulls, clock: settings.clock }
    const state = stateOf(world)
    // Filled records have the dates of their clock.
    if (given.seed !== world.settings.seed || given.clock !== world.settings.clock)
      return refill(
        context,
        'monde',
        { ...state, settings: { ...state.settings, ...given } },
        'Réglages appliqués, données remplies de nouveau.',
      )
    Object.assign(world.settings, given)
    return show(context, 'monde', 'Réglages appliqués.')
  })
  app.post('/faults', async (context) => {
    const form = await textsIn(context)
    const plan = {
      call: form('call'),
      nth: wholeNumber(form('nth') || '0'),
      delayMs: wholeNumber(form('delay') || '0'),
    }
    addPlan(worldOf(context), { ...plan, fault: form('fault') })
    return show(context, 'fautes', 'Faute ajoutée.')
  })
  app.post('/mend', async (context) => {
    const form = await textsIn(context)
    removePlan(worldOf(context), wholeNumber(form('index')))
    return show(context, 'fautes', 'Faute retirée.')
  })
  app.post('/change', async (context) => {
    const change = changeIn(await textsIn(context))
    const refusal = await makeChange(worldOf(context), change, new URL(context.req.url).origin)
    return show(context, 'collegue', refusal === undefined ? 'Changement fait.' : `Refusé : ${refusal}`)
  })

  app.onError((error, context) => context.html(renderFailure(error.message), 400))
  return app
}

/** Texts of a form by the names of its fields. */
async function textsIn({ req }: Context) {
  const form = await req.formData()
  return (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
}

/** `field` is a collection and a field of it, such as `orders.status`; without it the record is deleted. */
function changeIn(form: (name: string) => string): Change {
  const [collection = '', name = ''] = form('field').split('.')
  const id = wholeNumber(form('id'))
  return name === '' ? { collection, id } : changeOf(collection, id, name, form('value'))
}
