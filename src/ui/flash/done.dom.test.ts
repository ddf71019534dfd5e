import { beforeEach, expect, test } from 'vitest'
import { close, lastSuccess, flash } from './flash.ts'

const fetchFailure = "Une erreur s'est produite lors de la récupération de donnée ! Veuillez recharger la page."
const both = `Société créée ! ${fetchFailure}`

const storedMessage = () =>
  (JSON.parse(localStorage.getItem('eb_flash_session') ?? '{}') as { message?: string }).message

beforeEach(() => flash.success('Société créée !'))

test('[ERR-01] [ERR-25] a failed read after a success is shown together with the success', () => {
  flash.fetchFailure(lastSuccess())
  expect(storedMessage()).toBe(both)
  // Three failed parts of a screen give one message, which still contains the success.
  flash.fetchFailure(lastSuccess())
  expect(storedMessage()).toBe(both)
  expect(lastSuccess()).toBe('Société créée !')
})

test('[FLASH-09] a success that is no longer shown is not shown again with a failed read', () => {
  close()
  flash.fetchFailure(lastSuccess())
  expect(storedMessage()).toBe(fetchFailure)
  expect(lastSuccess()).toBe('')
})

test('[FLASH-17] any other message replaces a success', () => {
  for (const showOther of [flash.fetchFailure, () => flash.error('Refusé'), () => flash.info('Rien à enregistrer.')]) {
    flash.success('Société créée !')
    showOther()
    flash.fetchFailure(lastSuccess())
    expect(storedMessage()).toBe(fetchFailure)
  }
})
