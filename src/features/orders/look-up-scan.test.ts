import { expect, test } from 'vitest'
import type { Reading } from '#lib/scan/readings.ts'
import { lookUpScan, type Match } from './look-up-scan.ts'

const raw: Reading = { text: 'RAW' }
const us: Reading = { text: 'US', layout: 'QWERTY' }
const french: Reading = { text: 'FR', layout: 'AZERTY' }

/** The ids that the server finds by barcode; `…` after the last one: it has more rows. */
type Answers = Record<string, (number | '…')[]>

const cases: [what: string, answers: Answers, outcome: Match, asked: string[]][] = [
  ['the text is a barcode', { RAW: [7] }, { found: 'one', id: 7, reading: raw }, ['RAW']],
  ['two deliveries have it', { RAW: [7, 8] }, { found: 'many', reading: raw }, ['RAW']],
  ['the keys of a US keyboard', { US: [7] }, { found: 'one', id: 7, reading: us }, ['RAW', 'US']],
  ['the keys of a French one', { FR: [7] }, { found: 'one', id: 7, reading: french }, ['RAW', 'US', 'FR']],
  [
    'two readings are barcodes: the likelier one',
    { US: [7], FR: [8] },
    { found: 'one', id: 7, reading: us },
    ['RAW', 'US'],
  ],
  ['no reading is a barcode', {}, { found: 'none', reading: raw }, ['RAW', 'US', 'FR']],
  ['the server has more rows than it shows', { RAW: ['…'] }, { found: 'unclear', reading: raw }, ['RAW', 'US', 'FR']],
  ['it shows the right one among many', { RAW: [7, '…'] }, { found: 'one', id: 7, reading: raw }, ['RAW']],
  [
    'another reading is a barcode',
    { RAW: ['…'], FR: [9] },
    { found: 'one', id: 9, reading: french },
    ['RAW', 'US', 'FR'],
  ],
]

test.each(cases)('[SCAN-01] [SCAN-03] %s', async (_what, answers, outcome, expected) => {
  const asked: string[] = []
  const found = await lookUpScan([raw, us, french], async (text) => {
    asked.push(text)
    const given = answers[text] ?? []
    return { ids: given.filter((id) => id !== '…'), isWhole: !given.includes('…') }
  })
  expect(found).toEqual(outcome)
  expect(asked).toEqual(expected)
})
