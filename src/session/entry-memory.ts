const memories: Map<string, unknown>[] = []

/**
 * Values that history entries refer to. The browser keeps the state of an entry after a sign-out and shows it to the next person, and other
 * entries than the current one cannot be changed. So the state holds a key, and the value stays in memory until the session ends.
 * A reload loses the value: a storage would keep what names persons on the disk.
 */
export function entryMemory<T>() {
  const values = new Map<string, T>()
  memories.push(values)
  return {
    /** @returns the key for the state of an entry: random, because entries from before a reload have keys too */
    keep(value: T) {
      // Not `crypto.randomUUID`, which only a page with https has.
      const key = crypto.getRandomValues(new Uint32Array(2)).join('-')
      values.set(key, value)
      return key
    },
    get: (key: string | undefined) => (key === undefined ? undefined : values.get(key)),
  }
}

/** When the session ends. */
export const forgetEntries = () => {
  for (const values of memories) values.clear()
}
