/** A code that was out of sight for so long is shown on purpose when it comes again. */
const GONE_MS = 1_000

/** The code that was told last, and when it was seen last. */
export interface LastSeen {
  text: string | undefined
  at: number
}

export const nothingSeen: LastSeen = { text: undefined, at: -Infinity }

/**
 * What a picture of the camera adds. It sees the same code many times in a second, and not in every picture.
 * @param texts the codes in the picture
 * @returns the code to tell, if it is a new one
 */
export function nextSeen(last: LastSeen, texts: readonly string[], at: number): [LastSeen, string | undefined] {
  const [first] = texts
  if (first === undefined) return [last, undefined]
  const isSame = last.text !== undefined && texts.includes(last.text)
  if (isSame && at - last.at < GONE_MS) return [{ ...last, at }, undefined]
  return [{ text: first, at }, first]
}
