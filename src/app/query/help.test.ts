import { expect, test } from 'vitest'
import { ApiError } from '#api/errors.ts'
import { helpFor } from './facts.ts'

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
  expect(helpFor(error, key)).toBe(help)
  // No help beside the server's sentence.
  expect(helpFor(error, key, false)).toBeUndefined()
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
  expect(helpFor(error, key, true, true)).toBe(help)
})
