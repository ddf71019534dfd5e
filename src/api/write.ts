import { mutationOptions } from '@tanstack/react-query'
import { send, type Call } from './client.ts'
import type { Reader } from './read.ts'
import type { WriteMeta, Words } from './words.ts'

interface Write<Data, Variables> {
  key: readonly [tag: string, operation: string]
  call: (variables: Variables) => Call
  read: Reader<Data>
  meta: WriteMeta
  words: Words<Data, Variables> | undefined
}

/** Builds the options of every generated mutation. Its result is undefined when the server sent an empty body. */
export const writeOptions = <Data, Variables>({ key, call, read, meta, words = {} }: Write<Data, Variables>) => {
  const { before, afterFailure, ...spoken } = words
  return mutationOptions({
    mutationKey: key,
    mutationFn: async (variables: Variables): Promise<Data | undefined> => {
      await before?.(variables)
      try {
        const body = await send(call(variables))
        return body === undefined ? undefined : read(body)
      } catch (error) {
        await afterFailure?.(error, variables)
        throw error
      }
    },
    // The mutation cache calls these with the data and variables of this mutation, so their types are right.
    meta: { ...meta, ...(spoken as Words<unknown, unknown>) },
  })
}
