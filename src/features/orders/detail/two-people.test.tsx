import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { Order } from '#api/generated/entities.ts'
import { answerCalls, json, signIn } from '#api/test-calls.ts'
import { storeUser } from '#session/session.ts'
import { flash } from '#ui/flash/flash.ts'
import { hasUnsavedTyping } from '#ui/form/unsaved.ts'
import { renderWithQuestion } from '#ui/render-ui.tsx'
import { OrderDetailsForm } from './OrderDetailsForm.tsx'
import { ProductsDialog } from './OrderDialogs.tsx'

/** Two people edit one delivery, and the page has refetched it meanwhile. What its dialogs send. */

const order: Order = { '@id': '/api/orders/14', id: 14, barcode: 'V-1', externalOrderId: 'EXT-0', hold: 60 }

/** The delivery on the server, and the screen of one person. A save is answered `after` this. */
async function open(content: (order: Order) => ReactNode, stored: Order, after?: Promise<void>) {
  signIn()
  storeUser({ firstName: 'Teva', roles: ['ROLE_SUPER_ADMIN'] })
  const calls = answerCalls(async ({ method }) => {
    if (method === 'GET') return json(stored)
    await after
    return json({ ...stored, updated: true })
  })
  function Screen() {
    const [shown, setShown] = useState(order)
    return (
      <>
        {content(shown)}
        <button type="button" onClick={() => setShown(stored)}>
          Read again
        </button>
      </>
    )
  }
  await renderWithQuestion(<Screen />)
  return () => calls.filter(({ method }) => method === 'PATCH')
}

const save = () => fireEvent.click(screen.getByRole('button', { name: 'Enregistrer' }))
const question = () => screen.findByRole('dialog', { name: 'Modifié entre-temps' })

test('[SAFE-01] products that both have changed are shown as two texts, and the chosen ones are sent', async () => {
  const basket = (quantity: number, price: number) => [{ name: 'Panier', quantity, price }]
  const dialog = (shown: Order) => (
    <ProductsDialog opened onClose={() => undefined} order={{ ...shown, products: basket(1, 1) }} />
  )
  const sent = await open(dialog, { ...order, products: basket(5, 2.5) })
  fireEvent.change(screen.getByLabelText(/^Quantité/), { target: { value: '3' } })
  save()
  fireEvent.click(within(await question()).getByRole('radio', { name: 'Votre saisie 3 × Panier, 1' }))
  expect(within(await question()).getByRole('radio', { name: 'Valeur enregistrée 5 × Panier, 2,5' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Enregistrer ce choix' }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toEqual({ products: basket(3, 1) })
})

test('[SAFE-01] a value refetched while it was edited is still unsaved, and a conflict', async () => {
  const sent = await open((shown) => <OrderDetailsForm order={shown} />, {
    ...order,
    externalOrderId: 'EXT-2',
    receiveCode: '5566',
  })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'ID externe' })
  fireEvent.change(field, { target: { value: 'EXT-1' } })
  // For example after a change of status on the same page.
  fireEvent.click(screen.getByRole('button', { name: 'Read again' }))
  expect(field.value).toBe('EXT-1')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Code de retrait/ }).value).toBe('5566')
  expect(hasUnsavedTyping()).toBe(true)
  save()
  const dialog = await question()
  expect(within(dialog).getByRole('radio', { name: /Valeur enregistrée EXT-2/ })).toBeTruthy()
  expect(sent()).toEqual([])
})

test('[ORDD-09] the details stay locked until their save has ended, also when its answer is shown before', async () => {
  const answer = Promise.withResolvers<void>()
  const saved = { ...order, externalOrderId: 'EXT-1', receiveCode: '5566' }
  const sent = await open((shown) => <OrderDetailsForm order={shown} />, saved, answer.promise)
  const [edited, other] = [/^ID externe/, /^Code de retrait/].map((name) =>
    screen.getByRole<HTMLInputElement>('textbox', { name }),
  )
  fireEvent.change(edited!, { target: { value: 'EXT-1' } })
  save()
  await waitFor(() => expect(sent()).toHaveLength(1))
  fireEvent.click(screen.getByRole('button', { name: 'Read again' }))
  const restriction = screen.getByRole('checkbox')
  expect([edited!.readOnly, restriction.getAttribute('aria-disabled')]).toEqual([true, 'true'])
  await act(async () => answer.resolve())
  await waitFor(() => expect(other!.value).toBe('5566'))
  expect([edited!.readOnly, restriction.getAttribute('aria-disabled')]).toEqual([false, null])
  expect(hasUnsavedTyping()).toBe(false)
})

test('[SAFE-01] products added by another person stay if this person has added none', async () => {
  const product = { name: 'Panier', quantity: 2, price: 3 }
  const sent = await open((shown) => <ProductsDialog opened onClose={() => undefined} order={shown} />, {
    ...order,
    products: [product],
  })
  save()
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.body).toEqual({ products: [product] })
})

test('[ORDD-14] products that the server does not send are not replaced by an empty list', async () => {
  const sent = await open((shown) => <ProductsDialog opened onClose={() => undefined} order={shown} />, order)
  const info = vi.spyOn(flash, 'info')
  save()
  await waitFor(() => expect(info).toHaveBeenCalledWith('Aucun changement à enregistrer.'))
  expect(sent()).toEqual([])
})

test('[ORDD-14] [API-67] a changed product is sent with the whole list of products', async () => {
  const bread = { name: 'Pain', quantity: 3, price: 1 }
  const products = [bread, { name: 'Fromage', quantity: 1, price: 4.5 }]
  const stored = { ...order, products }
  const sent = await open(() => <ProductsDialog opened onClose={() => undefined} order={stored} />, stored)
  fireEvent.change(screen.getAllByLabelText('Quantité')[1]!, { target: { value: '12' } })
  save()
  await waitFor(() =>
    expect(sent().map(({ body }) => body)).toEqual([{ products: [bread, { ...products[1], quantity: 12 }] }]),
  )
})
