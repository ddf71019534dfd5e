import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { messages } from '#features/orders/change/copy.ts'
import { ConflictError } from '#lib/conflict.ts'
import { failureOf, helpFor, successOf } from './write-result.ts'

const client = new QueryClient()
/** The meta of a write, as `writeOptions` builds it. */
const metaOf = ([resource = '', operation = '']: readonly string[]) => ({ resource, operation })
function told(key: string[], variables: unknown, outcome: unknown, startedAt = '/ecran') {
  const write = { options: { meta: { ...metaOf(key), success: 'Fait' } }, variables, startedAt }
  const result =
    outcome instanceof Error ? failureOf(client, write, outcome, startedAt) : successOf(client, write, outcome)
  return result?.facts ?? {}
}

const violations = [{ propertyPath: 'name', message: 'Trop long.' }]
const refused = new ApiError({ kind: 'status', status: 409, body: { detail: 'Déjà pris.' } })

test.each([
  ['orders', 'update', '/livraisons/detail/14'],
  ['companies', 'update', '/societes/detail/14'],
  ['users', 'update', '/utilisateurs/detail/14'],
  ['lockers', 'update', '/lockers/detail/14'],
  ['orders', 'resendNotification', '/livraisons/detail/14'],
  ['orders', 'remove', undefined],
  ['booking-slots', 'update', undefined],
])('[JRN-01] the message about %s, %s leads to %s', (tag, operation, record) => {
  expect(told([tag, operation], { id: 14, body: {} }, { id: 14 })).toEqual({ record, subject: '#14', undo: undefined })
})

test('[JRN-01] the message names the company, the machine or the parcel, from the answer or the cache, and no person', () => {
  expect(told(['companies', 'update'], { id: 4, body: {} }, { id: 4, name: 'Épicerie Vaima' }).subject).toBe(
    '#4 Épicerie Vaima',
  )
  expect(told(['lockers', 'create'], { body: {} }, { id: 3, location: 'Marina Taina' })).toMatchObject({
    record: '/lockers/detail/3',
    subject: '#3 Marina Taina',
  })
  expect(told(['lockers', 'create'], { body: {} }, undefined).record).toBeUndefined()
  expect(told(['users', 'update'], { id: 7, body: {} }, { id: 7, lastName: 'Tehei', username: 'mt' }).subject).toBe(
    '#7',
  )
  expect(told(['auth', 'login'], { body: {} }, { id: 7 }).subject).toBeUndefined()
  client.setQueryData(['orders', 'list'], { items: [{ '@id': '/api/orders/9', id: 9, barcode: 'CMP-9' }] })
  expect(told(['orders', 'remove'], { id: 9 }, undefined).subject).toBe('#9 CMP-9')
  expect(told(['orders', 'update'], { id: 9, body: {} }, refused).asked).toBe('Modification de la livraison #9 CMP-9')
  client.clear()
})

test.each([
  ['orders', 'update', { id: 14, body: { status: 'operin' } }, 'Modification de la livraison #14 : statut « déposée »'],
  [
    'companies',
    'update',
    { id: 3, body: { smsProviderActive: false } },
    'Modification de la société #3 : notifications par SMS désactivées',
  ],
  ['booking-slots', 'update', { id: 12, body: { active: true } }, 'Modification du booking #12 : activé'],
  [
    'users',
    'update',
    { id: 5, body: { lastName: 'Tehei', plainPassword: 'geheim', enabled: false } },
    "Modification de l'utilisateur #5 : désactivé",
  ],
  ['users', 'updatePassword', { id: 5, body: { password: 'geheim' } }, "Nouveau mot de passe de l'utilisateur #5"],
  ['orders', 'remove', { id: 14 }, 'Suppression de la livraison #14'],
  ['orders', 'resendNotification', { id: 14, sms: true }, "Renvoi d'une notification de la livraison #14"],
  ['lockers', 'create', { body: { location: 'Taina' } }, "Création d'une machine"],
])('[JRN-02] a failure of %s, %s says what was asked, but no name and no code', (tag, operation, variables, asked) => {
  const facts = told([tag, operation], variables, refused)
  expect(facts.asked?.replaceAll(/\s/g, ' ')).toBe(asked)
  expect(facts).toMatchObject({ screen: '/ecran' })
  expect(JSON.stringify(facts)).not.toMatch(/geheim|Tehei|Taina/)
})

test('[JRN-02] a failure before the sign-in has no link, because the address of a new password contains its token', () => {
  const facts = told(['auth', 'resetPassword'], { body: { password: 'geheim' } }, refused)
  expect(facts).toMatchObject({ asked: undefined, record: undefined, screen: undefined })
  expect(JSON.stringify(facts)).not.toContain('geheim')
})

test('[JRN-02] the link back leads to the list with its filters, and another page of the list is not another screen', () => {
  const startedAt = '/livraisons?status=overtime&page=3'
  const write = { options: { meta: metaOf(['orders', 'remove']) }, variables: { id: 14 }, startedAt }
  const failure = failureOf(client, write, failed(500), '/livraisons')
  expect(failure?.facts).toMatchObject({ screen: '/livraisons?status=overtime&page=3', help: [] })
})

test.each([
  [refused, 'Réponse du serveur : Déjà pris.'],
  [new ApiError({ kind: 'status', status: 422, body: { violations } }), 'Réponse du serveur : Trop long.'],
  [
    new ConflictError(messages.movedOn(14, 'operin')),
    "Entre-temps, la commande #14 est passée au statut « déposée ». Rien n'a été envoyé : l'affichage se met à jour.",
  ],
  [new ApiError({ kind: 'status', status: 500 }), 'Le serveur a répondu 500.'],
  [new ApiError({ kind: 'network' }), "Le serveur n'a pas répondu."],
  [new ApiError({ kind: 'timeout' }), "Le serveur n'a pas répondu à temps."],
  [new ApiError({ kind: 'unreadable' }), "La réponse du serveur n'a pas pu être lue."],
  [new TypeError('x is undefined'), "La réponse du serveur n'a pas pu être lue."],
])('[JRN-02] a failure says why: %s', (error, reason) => {
  expect(told(['orders', 'update'], { id: 14, body: {} }, error).reason?.replaceAll(/\s/g, ' ')).toBe(reason)
})

const failed = (status: number, body: unknown = {}, retryAfterMs?: number) =>
  new ApiError({ kind: 'status', status, body, retryAfterMs })
const noAnswer = new ApiError({ kind: 'network' })

test.each<[key: readonly string[], error: unknown, help: string | undefined]>([
  [['companies', 'update'], failed(403), "Vous n'avez plus le droit de modifier cette société."],
  [['lockers', 'create'], failed(403), "Vous n'avez plus le droit de créer une machine."],
  [['users', 'remove'], failed(403), "Vous n'avez plus le droit de supprimer cet utilisateur."],
  [['orders', 'resendNotification'], failed(403), "Vous n'en avez plus le droit."],
  [['companies', 'update'], failed(404), "Cette société n'existe plus."],
  [['users', 'updatePassword'], failed(410), "Cet utilisateur n'existe plus."],
  [['companies', 'create'], failed(404), undefined],
  [
    ['companies', 'remove'],
    failed(500),
    'Elle est peut-être encore utilisée par des utilisateurs, des bookings ou des livraisons.',
  ],
  [['slots', 'remove'], failed(409), 'Il est peut-être encore utilisé par des bookings.'],
  [['orders', 'remove'], failed(500), undefined],
  [['companies', 'update'], failed(500), undefined],
  [['slots', 'update'], failed(409), 'Ce casier a changé entre-temps\u00A0: rechargez la page avant de recommencer.'],
  [['companies', 'create'], failed(409), 'Une société avec ces données existe peut-être déjà.'],
  [['companies', 'create'], failed(413), 'Ce que vous avez saisi est trop long pour le serveur.'],
  [['auth', 'loginCheck'], failed(429), 'Trop de demandes\u00A0: attendez quelques minutes avant de recommencer.'],
  [['auth', 'loginCheck'], failed(403), undefined],
  [['orders', 'update'], failed(429, {}, 30_000), 'Trop de demandes\u00A0: attendez 30 s avant de recommencer.'],
  [['orders', 'update'], failed(429, {}, 180_000), 'Trop de demandes\u00A0: attendez 3 min avant de recommencer.'],
  [
    ['orders', 'create'],
    failed(400, { detail: 'Item not found for "/api/booking_slots/1".' }),
    "Ce que vous avez choisi n'existe plus\u00A0: choisissez à nouveau.",
  ],
  [['orders', 'create'], noAnswer, undefined],
  [['orders', 'create'], new TypeError('x'), undefined],
])('[ERR-02] after a failed %j (%s) below the specified sentence stands: %s', (key, error, help) => {
  expect(helpFor(error, metaOf(key))).toBe(help)
  // No help beside the server's sentence.
  expect(helpFor(error, metaOf(key), false)).toBeUndefined()
})

test.each<[key: readonly string[], error: unknown, help: string | undefined]>([
  [['companies', 'update'], failed(500), "La société n'a peut-être pas été modifiée."],
  [['companies', 'update'], failed(422), "La société n'a pas été modifiée."],
  [['users', 'create'], noAnswer, "L'utilisateur n'a peut-être pas été créé."],
  [
    ['booking-slots', 'remove'],
    failed(409),
    "Le booking n'a pas été supprimé. Il est peut-être encore utilisé par des livraisons.",
  ],
  [['auth', 'loginCheck'], failed(500), undefined],
])('[ERR-02] on another screen the message says what failed: %j (%s)', (key, error, help) => {
  expect(helpFor(error, metaOf(key), true, true)).toBe(help)
})
