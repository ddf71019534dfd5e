// Generated from openapi/console.yaml by `npm run generate`. Not to be edited.
import { useMutation } from '@tanstack/react-query'
import { identified, nothing } from '../read.ts'
import { type WriteOptions, writeOptions } from '../write.ts'
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
export const useUpdateSlot = (options?: WriteOptions<Slot, UpdateVariables>) =>
  useMutation(
    writeOptions({
      resource: 'slots',
      operation: 'update',
      call: ({ id, body }: UpdateVariables) => ({ method: 'PATCH', path: `slots/${id}`, body, contentType: 'application/merge-patch+json' }),
      read: identified(slot),
      meta: { invalidates: ['slots', 'temperature-zones', 'lockers', 'booking-slots', 'companies'] },
      options,
    }),
  )

export type RemoveVariables = { id: number }

/** Delete a slot. */
export const useRemoveSlot = (options?: WriteOptions<undefined, RemoveVariables>) =>
  useMutation(
    writeOptions({
      resource: 'slots',
      operation: 'remove',
      call: ({ id }: RemoveVariables) => ({ method: 'DELETE', path: `slots/${id}` }),
      read: nothing,
      meta: { invalidates: ['slots', 'temperature-zones', 'lockers', 'booking-slots', 'companies'], serverSentence: 'if forbidden', rereadsAfter: 'any failure', deletes: 'slots' },
      options,
    }),
  )
