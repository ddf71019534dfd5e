import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as bookingSlots from '#api/generated/booking-slots.ts'
import { messages } from './copy.ts'

const told = ({ id, body }: bookingSlots.UpdateVariables) =>
  body.active === true ? messages.switchedOn(id) : messages.switchedOff(id)

/**
 * The state as it was asked for until the server has answered and the list shows it; a refusal moves it back, in the
 * server's words. Locked meanwhile, so that two quick clicks send one truth.
 */
export function useSwitchBooking(id: number, active: boolean) {
  const [asked, setAsked] = useState<boolean>()
  const { mutateAsync: update } = useMutation(
    bookingSlots.update({ success: (_data, variables) => told(variables), failure: 'description' }),
  )

  async function flip(on: boolean) {
    setAsked(on)
    try {
      await update({ id, body: { active: on } })
    } catch {
      // Told, and the list reloaded, where every failed write is.
    } finally {
      setAsked(undefined)
    }
  }

  return { on: asked ?? active, pending: asked !== undefined, flip }
}
