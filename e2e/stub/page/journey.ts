import { stubFault } from './planned.ts'
import { namedSettings, type Change, type Start, type State } from './state.ts'

/** A value as TypeScript, in the style of the repository. */
function literal(value: unknown): string {
  if (typeof value === 'string')
    return `'${JSON.stringify(value)
      .slice(1, -1)
      .replaceAll(String.raw`\"`, '"')
      .replaceAll("'", String.raw`\'`)}'`
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).map(
    ([key, each]) => `${/^\w+$/.test(key) ? key : literal(key)}: ${literal(each)}`,
  )
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`
}

const changeLine = ({ collection, id, body }: Change): string =>
  body === undefined
    ? `await world.removeElsewhere(${literal(collection)}, ${id})`
    : `await world.changeElsewhere(${literal(collection)}, ${id}, ${literal(body)})`

/** The sign-in of a journey sends these calls itself, and the faults would meet it. */
const signsIn = (call: string): boolean => call.startsWith('auth.') || call === 'users.me'

/** A spec file for e2e/journeys that brings its world into the state and opens a screen. */
export function journeyOf({ settings, plans, changes }: State, { role, open }: Start): string {
  const hasSession = role !== 'none' && !plans.some(({ call }) => signsIn(call))
  const faults = plans.map((plan) => stubFault(plan))
  const lines = [
    `await world.reset(${literal(Object.fromEntries(namedSettings(settings)))})`,
    ...(settings.clock === '' ? [] : [`await page.clock.setFixedTime(${literal(settings.clock)})`]),
    ...changes.map(changeLine),
    ...faults.map(({ match, reply }) => `await world.fault(${literal(match)}, ${literal(reply)})`),
    hasSession ? `await as(${literal(role)}).open(${literal(open)})` : `await page.goto(${literal(open)})`,
    `await expect(page.getByRole('heading', { level: 1 })).toBeVisible()`,
  ]
  return [
    `import { expect, test } from '../support/fixtures/test.ts'`,
    '',
    `test(${literal(`${open} in a state of the stub`)}, async ({ ${hasSession ? 'world, as, page' : 'world, page'} }) => {`,
    ...lines.map((line) => `  ${line}`),
    '})',
    '',
  ].join('\n')
}
