/** Browser functions of the journey, implemented by `firefox.ts` and `webkit.ts`. */
export interface Engine {
  /** Errors in the browser's console since the last check. */
  errors: string[]
  /** Runs the body of a function in the page and gives what it returns, as JSON. */
  evaluate: (body: string) => Promise<unknown>
  /** Actions of the W3C WebDriver standard: keys and pointer. */
  perform: (actions: object[]) => Promise<unknown>
  navigate: (url: string) => Promise<unknown>
  reload: () => Promise<unknown>
  resize: (width: number, height: number) => Promise<unknown>
  /** The page on paper, as a PDF in base64. */
  print: () => Promise<string>
  /** The page on screen, as a PNG in base64. */
  picture: () => Promise<string>
  close: () => Promise<void>
}

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** An error after which waiting is in vain. */
export class Stop extends Error {}

/** Waits until `ask` gives something else than `undefined`; a condition that throws is asked again. */
export async function until<Answer>(what: string, ask: () => Promise<Answer | undefined>, patience = 15_000) {
  const end = Date.now() + patience
  let problem = ''
  while (Date.now() < end) {
    try {
      const answer = await ask()
      if (answer !== undefined) return answer
    } catch (error) {
      if (error instanceof Stop) throw error
      problem = `: ${error instanceof Error ? error.message : String(error)}`
    }
    await pause(60)
  }
  throw new Error(`${what}: not within ${patience / 1000} s${problem}`)
}

/** The browser's own noise of a call or a file that was refused. */
export const isDefect = (message: string) => !/Failed to load resource/.test(message)
