/** A page may not be painted for other reasons, too. What a person has asked for is not held up longer than this. */
const LONGEST_MS = 200

/** Resolves once a frame shows what has changed until now. For work that a person has asked for, and that takes longer than a frame. */
export const nextFrame = () =>
  new Promise<void>((resolve) => {
    // A page in the background is not painted.
    if (document.hidden) return resolve()
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LONGEST_MS)
  })
