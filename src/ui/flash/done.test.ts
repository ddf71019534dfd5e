import { beforeEach, expect, test } from 'vitest'
import { close, doneJustNow, flash } from './flash.ts'

const fetchFailure = "Une erreur s'est produite lors de la récupération de donnée ! Veuillez recharger la page."
const both = `Société créée ! ${fetchFailure}`

const told = () => (JSON.parse(localStorage.getItem('eb_flash_session') ?? '{}') as { message?: string }).message

beforeEach(() => flash.success('Société créée !'))

test('[ERR-01] [ERR-25] what cannot be read after a success is told with it, not instead of it', () => {
  flash.fetchFailure(doneJustNow())
  expect(told()).toBe(both)
  // Three parts of a screen that fail are told once, and still with it.
  flash.fetchFailure(doneJustNow())
  expect(told()).toBe(both)
  expect(doneJustNow()).toBe('Société créée !')
})

test('[FLASH-09] a success that is no longer told is not told again', () => {
  close()
  flash.fetchFailure(doneJustNow())
  expect(told()).toBe(fetchFailure)
  expect(doneJustNow()).toBe('')
})

test('[FLASH-17] any other message takes the place of a success', () => {
  for (const tell of [flash.formFailure, flash.fetchFailure, () => flash.info('Rien à enregistrer.')]) {
    flash.success('Société créée !')
    tell()
    flash.fetchFailure(doneJustNow())
    expect(told()).toBe(fetchFailure)
  }
})
