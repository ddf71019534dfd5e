import { expect, test } from 'vitest'
import type { Found } from './state.ts'
import { foundWords } from './Strangers.tsx'

const here = 3
const words = (found: Found) => foundWords({ texts: ['X'], found }, here)
const inMachine = { kind: 'order', id: 9, status: 'operin' } as const

test.each<[string, Found, string]>([
  ['this machine', { ...inMachine, machineId: here, machine: 'Taina-3' }, 'Arrivée ici pendant le comptage (déposée)'],
  ['this machine without its name', { ...inMachine, machineId: here }, 'Arrivée ici pendant le comptage (déposée)'],
  ['another machine', { ...inMachine, machineId: 4, machine: 'Arue-4' }, 'Attendue dans Arue-4 (déposée)'],
  ['another machine without its name', { ...inMachine, machineId: 4 }, 'Attendue dans une autre machine (déposée)'],
  ['no machine that the server tells', inMachine, 'En machine, mais le serveur ne dit pas laquelle (déposée)'],
])('[INV-04] an unexpected parcel in %s', (_case, found, expected) => expect(words(found)).toBe(expected))
