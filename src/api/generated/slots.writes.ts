// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { useMutation } from '@tanstack/react-query'
import { identified, nothing } from '../read.ts'
import { type Words, writeOptions } from '../write.ts'
import { slot, type Slot, type SlotSize } from './entities.ts'

export interface SlotUpdate {
  size?: SlotSize
  capacity?: number
  height?: number
  width?: number
  depth?: number
  maxWeight?: number
  maxVolume?: number
}

export type UpdateVariables = { id: number; body: SlotUpdate }

/** Change a slot. */
export const useUpdateSlot = (words?: Words<Slot, UpdateVariables>) =>
  useMutation(
    writeOptions({
      key: ['slots', 'update'],
      call: ({ id, body }: UpdateVariables) => ({ method: 'PATCH', path: `slots/${id}`, body, contentType: 'application/merge-patch+json' }),
      read: identified(slot),
      meta: { invalidates: ['slots', 'temperature-zones', 'lockers', 'booking-slots', 'companies'], serverSentence: 'never' },
      words,
    }),
  )

export type RemoveVariables = { id: number }

/** Delete a slot. */
export const useRemoveSlot = (words?: Words<undefined, RemoveVariables>) =>
  useMutation(
    writeOptions({
      key: ['slots', 'remove'],
      call: ({ id }: RemoveVariables) => ({ method: 'DELETE', path: `slots/${id}` }),
      read: nothing,
      meta: { invalidates: ['slots', 'temperature-zones', 'lockers', 'booking-slots', 'companies'], serverSentence: 'if forbidden', rereadsAfter: 'any failure', deletes: 'slots' },
      words,
    }),
  )
