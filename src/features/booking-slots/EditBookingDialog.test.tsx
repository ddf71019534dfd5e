import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ComponentProps, useState } from 'react'
import { describe, expect, test } from 'vitest'
import { answerCalls, json, rows, signIn } from '#api/test-calls.ts'
import { renderWithQuestion } from '#ui/render-ui.tsx'
import { EditBookingDialog, roomOf } from './EditBookingDialog.tsx'

const slot = { '@id': '/api/slots/9', id: 9, available: 4 }
const Edit = (given: Pick<ComponentProps<typeof EditBookingDialog>, 'booking' | 'proposed'>) => (
  <EditBookingDialog id={42} companyId={12} opened onClose={() => undefined} {...given} />
)

test('[BK-28] below the specified text the maximum number of slots is shown', () => {
  expect(roomOf({ capacity: 6, slot })).toBe('4 libres + 6 déjà dans ce booking = 10 au plus')
  expect(roomOf({ capacity: 1, slot: { ...slot, available: 1 } })).toBe('1 libre + 1 déjà dans ce booking = 2 au plus')
})

test('[BK-28] no maximum is computed from a missing or impossible count, or from the count of the booking', () => {
  const rest = [{ capacity: 6, available: 2 }, { slot }, { capacity: 6, slot: { ...slot, available: -1 } }]
  expect(rest.map(roomOf)).toEqual([undefined, undefined, undefined])
})

test('[BK-28] without a count of the slot the dialog shows that of the booking', async () => {
  signIn()
  const booking = { '@id': '/api/booking_slots/42', id: 42, capacity: 5, available: 2 }
  await renderWithQuestion(<Edit booking={booking} />)
  expect(await screen.findByText('Casiers disponibles : 2')).toBeDefined()
})

describe('a proposed number', () => {
  const booking = { '@id': '/api/booking_slots/42', id: 42, capacity: 8, slot }
  /** Opens the dialog with 5 instead of 8, and saves. Returns the calls. */
  async function save(stored: number, available?: number) {
    signIn()
    const calls = answerCalls(({ method }) =>
      method === 'GET' ? rows([{ ...booking, capacity: stored, available }], 1) : json({}),
    )
    await renderWithQuestion(<Edit booking={booking} proposed={5} />)
    expect((await screen.findByLabelText<HTMLInputElement>(/Nombre de casier/)).value).toBe('5')
    expect(calls).toEqual([])
    fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
    return calls
  }

  test('[FIT-02] it is in the field from the start, and is written only when it is saved', async () => {
    const calls = await save(8, 3)
    await waitFor(() =>
      expect(calls.map(({ method, body }) => [method, body])).toContainEqual(['PATCH', { capacity: 5 }]),
    )
  })

  test('[FIT-02] it is refused when more parcels have come since', async () => {
    const calls = await save(8, 2)
    expect(await screen.findByText('6 casiers de ce booking ont un colis, dedans ou en route.')).toBeTruthy()
    expect(calls.map(({ method }) => method)).toEqual(['GET'])
  })

  test('[FIT-02] a row that is read again with another proposal leaves the typed number', async () => {
    signIn()
    answerCalls(() => rows([booking], 1))
    function Row() {
      const [proposed, setProposed] = useState(5)
      return (
        <>
          <button type="button" onClick={() => setProposed(4)}>
            Read again
          </button>
          <Edit booking={booking} proposed={proposed} />
        </>
      )
    }
    await renderWithQuestion(<Row />)
    const field = await screen.findByLabelText<HTMLInputElement>(/Nombre de casier/)
    fireEvent.change(field, { target: { value: '7' } })
    fireEvent.click(screen.getByText('Read again'))
    expect(field.value).toBe('7')
  })

  test('[FIT-02] [SAFE-01] both values are shown if somebody else has changed the booking meanwhile', async () => {
    const calls = await save(6)
    const question = await screen.findByRole('dialog', { name: 'Modifié entre-temps' })
    for (const name of ['Votre saisie 5', 'Valeur enregistrée 6'])
      expect(within(question).getByRole('radio', { name })).toBeTruthy()
    expect(calls.some(({ method }) => method === 'PATCH')).toBe(false)
  })
})
