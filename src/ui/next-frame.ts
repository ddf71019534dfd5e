/** The browser may also stop painting for reasons that a page cannot see. Then the work starts after this time. */
const LONGEST_MS = 200

/** Resolves once a frame shows what has changed until now. For work that a person has asked for, and that takes longer than a frame. */
export const nextFrame = () =>
  new Promise<void>((resolve) => {
    // A page in the background is not painted.
    if (document.hidden) return resolve()
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, LONGEST_MS)
  })
