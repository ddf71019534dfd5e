import { expect, test } from 'vitest'
import type { Reading } from '#lib/scan/code.ts'
import { lookUpScan, type Match } from './look-up-scan.ts'

const raw: Reading = { text: 'RAW' }
const us: Reading = { text: 'US', layout: 'QWERTY' }
const french: Reading = { text: 'FR', layout: 'AZERTY' }

/** Ids that the server returns by barcode; `…` after the last one means further rows. */
type Answers = Record<string, (number | '…')[]>

const cases: { says: string; answers: Answers; outcome: Match; asked: string[] }[] = [
  {
    says: 'the text is a barcode',
    answers: { RAW: [7] },
    outcome: { found: 'one', id: 7, reading: raw },
    asked: ['RAW'],
  },
  {
    says: 'two deliveries have it',
    answers: { RAW: [7, 8] },
    outcome: { found: 'many', reading: raw },
    asked: ['RAW'],
  },
  {
    says: 'the keys of a US keyboard',
    answers: { US: [7] },
    outcome: { found: 'one', id: 7, reading: us },
    asked: ['RAW', 'US'],
  },
  {
    says: 'the keys of a French one',
    answers: { FR: [7] },
    outcome: { found: 'one', id: 7, reading: french },
    asked: ['RAW', 'US', 'FR'],
  },
  {
    says: 'two readings are barcodes: the likelier one',
    answers: { US: [7], FR: [8] },
    outcome: { found: 'one', id: 7, reading: us },
    asked: ['RAW', 'US'],
  },
  {
    says: 'no reading is a barcode',
    answers: {},
    outcome: { found: 'none', reading: raw },
    asked: ['RAW', 'US', 'FR'],
  },
  {
    says: 'the server has more rows than it shows',
    answers: { RAW: ['…'] },
    outcome: { found: 'unclear', reading: raw },
    asked: ['RAW', 'US', 'FR'],
  },
  {
    says: 'it shows the right one among many',
    answers: { RAW: [7, '…'] },
    outcome: { found: 'one', id: 7, reading: raw },
    asked: ['RAW'],
  },
  {
    says: 'another reading is a barcode',
    answers: { RAW: ['…'], FR: [9] },
    outcome: { found: 'one', id: 9, reading: french },
    asked: ['RAW', 'US', 'FR'],
  },
]

test.each(cases)('[SCAN-01] [SCAN-03] $says', async ({ answers, outcome, asked }) => {
  const texts: string[] = []
  const found = await lookUpScan([raw, us, french], async (text) => {
    texts.push(text)
    const given = answers[text] ?? []
    return { ids: given.filter((id) => id !== '…'), isWhole: !given.includes('…') }
  })
  expect(found).toEqual(outcome)
  expect(texts).toEqual(asked)
})
