import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { json } from '#api/test-calls.ts'
import { display, page } from './test-screens.tsx'

const slot = (id: number, more: object) => ({ '@id': `/api/slots/${id}`, id, ...more })
const size = { size: 'XS', capacity: 26, available: 22, height: 10, width: 20, depth: 30, maxWeight: 5.5 }
const zone = (id: number, name: string, slots: object[]) => ({ '@id': `/api/temperature_zones/${id}`, id, name, slots })
const zones = [
  zone(5, 'Ambiant', [slot(10, size), slot(11, { ...size, available: 0 })]),
  zone(6, 'Frais', [slot(12, size)]),
]
const irisOf = (records: object[]) => records.map((each) => (each as { '@id': string })['@id'])
const lists: Record<string, object> = {
  '/api/lockers/3/temperature_zones': page(...zones),
  '/api/temperature_zones/5/slots': page(...zones[0]!.slots),
  '/api/temperature_zones/6/slots': page(...zones[1]!.slots),
}

/** Shows machine 3. @returns the texts of its table and its board, and the lists that were read for them */
async function show(locker: object) {
  const { calls } = await display('ROLE_TECH', '/lockers/detail/3', ({ url }) => {
    const path = url.split('?', 1)[0] ?? ''
    return json(path === '/api/lockers/3' ? { '@id': '/api/lockers/3', ...locker } : (lists[path] ?? page()))
  })
  const table = await screen.findByRole('table', { name: 'Zones de température' })
  const text = (each: Element) => (each.textContent ?? '').replaceAll(/\s/g, ' ')
  await waitFor(() => expect(table.querySelector('[aria-busy=true]')).toBeNull())
  return {
    table: [...table.querySelectorAll('tbody tr')].map((row) => [...row.children].map(text).filter(Boolean)),
    board: text(screen.getByRole('region', { name: 'Plan de la machine' })),
    read: calls.map(({ url }) => url).filter((url) => /zones|slots/.test(url.split('?', 1)[0] ?? '')),
  }
}

const measures = ['10 x 20 x 30', 'XS', '26', '22', '5,5']

test.each<[how: string, locker: object, read: number]>([
  ['`temperatureZones`', { temperatureZones: zones }, 0],
  ['`zones`', { zones }, 0],
  ['an object with numbers as keys', { temperatureZones: { 0: zones[0], 2: zones[1] } }, 0],
  ['IRIs', { temperatureZones: irisOf(zones) }, 1],
  ['zones with the IRIs of their slots', { zones: zones.map((each) => ({ ...each, slots: irisOf(each.slots) })) }, 2],
])(
  '[LOC-19] [LOC-38] [ZON-13] [SLT-16] [ENT-10] [API-54] [API-58] [API-81] zones that come as %s are shown',
  async (...given) => {
    const [, locker, read] = given
    const shown = await show(locker)
    expect(shown.table).toEqual([
      ['Ambiant--'],
      ['10', ...measures],
      ['11', '10 x 20 x 30', 'XS', '26', '0', '5,5'],
      ['Frais--'],
      ['12', ...measures],
    ])
    for (const words of ['22 libres sur 26, 4 réservés, 0 occupé', '0 libre sur 26, complet, 0 occupé'])
      expect(shown.board).toContain(`XS 10 x 20 x 30 cm ${words}`)
    expect(shown.read).toHaveLength(read)
    // The real server gives members without any field when a list of zones or slots is read with a selector.
    expect(decodeURIComponent(shown.read.join(' '))).not.toContain('q[')
  },
)

test.each<[ids: string, what: string, slots: object[], table: string[][], board: string[]]>([
  [
    '[API-75] [ENT-11]',
    'missing',
    [{ capacity: 3 }],
    [['- x - x -', '-', '3', '-', '-']],
    ['3 places, disponibilité inconnue'],
  ],
  [
    '[ENT-12]',
    'impossible',
    [{ capacity: 5, available: 9 }, { capacity: 5, available: -2 }, { available: 3 }],
    [
      ['- x - x -', '-', '5', '9', '-'],
      ['- x - x -', '-', '5', '-2', '-'],
      ['- x - x -', '-', '-', '3', '-'],
    ],
    ['5 places, disponibilité incohérente (9 annoncés)', 'incohérente (-2 annoncés)', 'Quantité inconnue'],
  ],
])('%s %s values of a slot are shown as they came', async (_ids, _what, slots, table, board) => {
  const odd = slots.map((each, at) => slot(at + 70, each))
  const shown = await show({ temperatureZones: [zone(5, '<b>Nue</b>', odd)] })
  expect(shown.table).toEqual([['<b>Nue</b>--'], ...table.map((cells, at) => [String(at + 70), ...cells])])
  for (const words of board) expect(shown.board).toContain(words)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Machine #3')
  expect(screen.getByText('Date de création').nextElementSibling?.textContent).toBe('-')
})

test.each([
  ['machine without zones', [], "Cette machine n'a pas de zone de température."],
  ['zone without slots', [zone(5, 'Sec', [])], "Cette zone n'a pas de casier."],
])('a %s shows a sentence', async (_what, temperatureZones, sentence) =>
  expect((await show({ temperatureZones })).table.at(-1)).toEqual([sentence]),
)
