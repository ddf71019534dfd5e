import { propertiesOf } from '../contract.ts'
import { flavours, loginKeys, nullings, seeds } from '../data/choices.ts'
import type { PhpType } from '../data/fields.ts'
import { resources } from '../data/registry.ts'
import type { World } from '../data/world.ts'
import type { Worlds } from '../data/worlds.ts'
import { answerElsewhere } from '../elsewhere.ts'
import { addFaults, type Fault } from '../faults/fault.ts'
import { defaultSettings, isObject, textIn, type Json, type JsonObject, type Settings } from '../types.ts'
import { faultOf, stubFault, type Plan } from './planned.ts'

/** State of a stub as its page shows it, in the address and in a world. */

export const roles = ['super_admin', 'admin', 'member', 'operator', 'shipper', 'none'] as const

/** A change by another person; without a body a deletion. */
export type Change = { collection: string; id: number; body?: JsonObject }

/** The beginning of the journey that the page offers. */
export type Start = { role: (typeof roles)[number]; open: string }

export type State = { settings: Settings; plans: Plan[]; changes: Change[] }

/** Fields of persons, codes and passwords, which no address may contain. */
const personal = /^(first|last|user)name$|contact|mail|phone|password|^apmAccessCode$|^receiveCode$/i

type ChangeableField = { collection: string; name: string; type: PhpType; isNullable: boolean }

/** Fields that « Changer comme un collègue » offers. */
export const changeable: ChangeableField[] = resources.flatMap(({ path, fields, schemas }) =>
  propertiesOf(schemas.update ?? '').flatMap((name) => {
    const field = fields[name]
    if (field?.kind !== 'scalar' || !field.writable || field.type === 'array' || personal.test(name)) return []
    return [{ collection: path, name, type: field.type, isNullable: field.nullable }]
  }),
)

const fieldAt = (collection: string, name: string): ChangeableField => {
  const field = changeable.find((each) => each.collection === collection && each.name === name)
  if (field === undefined) throw new Error(`champ inconnu : ${collection}.${name}`)
  return field
}

/** Change of one field to a typed value. */
export function changeOf(collection: string, id: number, name: string, text: string): Change {
  const { type, isNullable } = fieldAt(collection, name)
  const typed = (): Json => {
    if (text === '' && isNullable) return null
    if (type === 'string') return text
    const pattern = type === 'bool' ? /^(true|false)$/ : /^-?\d+(\.\d+)?$/
    if (!pattern.test(text)) throw new Error(`${name} : ${type === 'bool' ? 'true ou false' : 'nombre'} attendu`)
    return JSON.parse(text) as Json
  }
  return { collection, id, body: { [name]: typed() } }
}

const changeText = ({ collection, id, body }: Change): string =>
  body === undefined ? `DELETE /${collection}/${id}` : `PATCH /${collection}/${id} ${JSON.stringify(body)}`

const planText = ({ call, nth, delayMs, fault }: Plan): string => `${call} ${nth} ${delayMs} ${fault}`

/** The settings that an address and a journey name: seed and generation always, because the defaults of two stubs may differ. */
export const namedSettings = (settings: Settings): [string, string | number | boolean][] =>
  Object.entries(settings).filter(
    ([key, value]) => ['seed', 'flavour'].includes(key) || value !== defaultSettings[key as keyof Settings],
  )

/** The query of the page. */
export function addressOf({ settings, plans, changes }: State, { role, open }: Start): string {
  const query = new URLSearchParams()
  for (const [key, value] of namedSettings(settings)) query.set(key, String(value))
  for (const plan of plans) query.append('fault', planText(plan))
  for (const change of changes) query.append('change', changeText(change))
  query.set('as', role)
  query.set('open', open)
  return query.toString()
}

const choices: Partial<Record<string, readonly string[]>> = {
  seed: seeds,
  flavour: flavours,
  nulls: nullings,
  loginKey: loginKeys,
}

function settingIn(key: string, text: string, initial: Json): Json {
  const allowed = choices[key]
  if (allowed?.includes(text) === false) throw new Error(`valeur inconnue : ${key} = ${text} (${allowed.join(', ')})`)
  if (key === 'clock' && text !== '') return timeIn(text)
  if (typeof initial === 'number') return wholeNumber(text)
  return typeof initial === 'boolean' ? text === 'true' : text
}

function timeIn(text: string): string {
  const time = new Date(text)
  if (Number.isNaN(time.getTime())) throw new Error(`heure inconnue : ${text}`)
  return time.toISOString()
}

export function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new Error(`nombre attendu : ${text}`)
  return Number(text)
}

function planIn(text: string): Plan {
  const [call = '', nth = '', delayMs = '', ...words] = text.split(' ')
  const plan = { call, nth: wholeNumber(nth), delayMs: wholeNumber(delayMs), fault: words.join(' ') }
  faultOf(plan)
  return plan
}

function changeIn(text: string): Change {
  const [, method, collection = '', id = '', json = '{}'] =
    /^(?:(PATCH)|DELETE) \/(\w+)\/(\d+)(?: (\{.*\}))?$/.exec(text) ?? []
  if (!resources.some(({ path }) => path === collection)) throw new Error(`changement inconnu : ${text}`)
  const change = { collection, id: wholeNumber(id) }
  if (method === undefined) return change
  const body = JSON.parse(json) as Json
  if (!isObject(body)) throw new Error(`changement inconnu : ${text}`)
  for (const name of Object.keys(body)) fieldAt(collection, name)
  return { ...change, body }
}

/** The state that an address describes. Throws an error for what it does not understand. */
export function stateIn(query: URLSearchParams): State {
  const settings = Object.entries(defaultSettings).map(([key, initial]) => {
    const text = query.get(key)
    return [key, text === null ? initial : settingIn(key, text, initial)]
  })
  return {
    settings: Object.fromEntries(settings) as Settings,
    plans: query.getAll('fault').map(planIn),
    changes: query.getAll('change').map(changeIn),
  }
}

export function startIn(query: URLSearchParams): Start {
  const role = roles.find((each) => each === query.get('as')) ?? 'super_admin'
  const open = query.get('open') ?? '/societes'
  return { role, open: /^\/(?![/\\])\S*$/.test(open) ? open : '/societes' }
}

/** What the page has done to a world. A world that is emptied is another one. */
const memories = new WeakMap<World, { planned: { plan: Plan; fault: Fault | undefined }[]; changes: Change[] }>()

const memoryOf = (world: World) => {
  const memory = memories.get(world) ?? { planned: [], changes: [] }
  memories.set(world, memory)
  return memory
}

/** The faults of the page that are still there: the control plane may have removed them. */
const plannedIn = (world: World) =>
  memoryOf(world).planned.filter(({ fault }) => fault !== undefined && world.faults.includes(fault))

export const stateOf = (world: World): State => ({
  settings: { ...world.settings },
  plans: plannedIn(world).map(({ plan }) => plan),
  changes: [...memoryOf(world).changes],
})

/** A fault of settings changes the world, each other one is added to its faults. */
export function addPlan(world: World, plan: Plan): void {
  const { settings } = faultOf(plan)
  if (settings !== undefined) Object.assign(world.settings, settings)
  else memoryOf(world).planned.push({ plan, fault: addFaults(world.faults, [stubFault(plan)])[0] })
}

export function removePlan(world: World, index: number): void {
  const removed = plannedIn(world)[index]?.fault
  // The faults that have begun with it go too.
  const followers = removed?.reply.afterwards?.map(({ match }) => match) ?? []
  world.faults = world.faults.filter((fault) => fault !== removed && !followers.includes(fault.match))
}

/** Sends a change as another person. Returns the message of a refusal. */
export async function makeChange(world: World, change: Change, origin: string): Promise<string | undefined> {
  const { collection, id, body } = change
  const address = `${origin}/api/${collection}/${id}`
  const answer = answerElsewhere(world, body ? 'PATCH' : 'DELETE', address, body ? JSON.stringify(body) : '')
  if (answer.ok) {
    memoryOf(world).changes.push(change)
    return undefined
  }
  const problem = (await answer.json()) as JsonObject
  return `${changeText(change)} : ${answer.status} ${textIn(problem['hydra:description'] ?? problem['detail'])}`
}

/** Fills the world anew and puts it into a state. Returns the messages of refused changes. */
export async function apply(worlds: Worlds, id: string, state: State, origin: string): Promise<string[]> {
  const world = worlds.reset(id, state.settings)
  const refusals: string[] = []
  for (const change of state.changes) {
    const refusal = await makeChange(world, change, origin)
    if (refusal !== undefined) refusals.push(refusal)
  }
  for (const plan of state.plans) addPlan(world, plan)
  return refusals
}
