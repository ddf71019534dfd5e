import { expect, test } from 'vitest'
import type { Reading } from '#lib/scan/code.ts'
import { lookUpScan, type Match } from './look-up-scan.ts'

const raw: Reading = { text: 'RAW' }
const us: Reading = { text: 'US', layout: 'QWERTY' }
const french: Reading = { text: 'FR', layout: 'AZERTY' }

/** Ids that the server returns by barcode; `…` after the last one means further rows. */
type Answers = Record<string, (number | '…')[]>

const one = (id: number, reading: Reading): Match => ({ found: 'one', id, reading })

test.each<[says: string, answers: Answers, outcome: Match, asked: string[]]>([
  ['the text is a barcode', { RAW: [7] }, one(7, raw), ['RAW']],
  ['two deliveries have it', { RAW: [7, 8] }, { found: 'many', reading: raw }, ['RAW']],
  ['the keys of a US keyboard', { US: [7] }, one(7, us), ['RAW', 'US']],
  ['the keys of a French one', { FR: [7] }, one(7, french), ['RAW', 'US', 'FR']],
  ['two readings are barcodes: the likelier one', { US: [7], FR: [8] }, one(7, us), ['RAW', 'US']],
  ['no reading is a barcode', {}, { found: 'none', reading: raw }, ['RAW', 'US', 'FR']],
  ['the server has more rows than it shows', { RAW: ['…'] }, { found: 'unclear', reading: raw }, ['RAW', 'US', 'FR']],
  ['it shows the right one among many', { RAW: [7, '…'] }, one(7, raw), ['RAW']],
  ['another reading is a barcode', { RAW: ['…'], FR: [9] }, one(9, french), ['RAW', 'US', 'FR']],
])('[SCAN-01] [SCAN-03] %s', async (_says, answers, outcome, asked) => {
  const texts: string[] = []
  const found = await lookUpScan([raw, us, french], async (text) => {
    texts.push(text)
    const given = answers[text] ?? []
    return { ids: given.filter((id) => id !== '…'), isWhole: !given.includes('…') }
  })
  expect(found).toEqual(outcome)
  expect(texts).toEqual(asked)
})
