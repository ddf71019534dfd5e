/** Browser functions of the journey, implemented by `firefox.ts` and `webkit.ts`. */
export interface Engine {
  /** Errors in the browser's console since the last check. */
  errors: string[]
  /** Runs a function body in the page and returns its result, as JSON. */
  evaluate: (body: string) => Promise<unknown>
  /** Actions of the W3C WebDriver standard: keys and pointer. */
  perform: (actions: object[]) => Promise<unknown>
  navigate: (url: string) => Promise<unknown>
  resize: (width: number, height: number) => Promise<unknown>
  /** Print of the page, as a PDF in base64. */
  print: () => Promise<string>
  /** Screenshot of the page, as a PNG in base64. */
  picture: () => Promise<string>
  close: () => Promise<void>
}

export const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds)
  })

export class Stop extends Error {}

/** Polls `ask` until it returns a value other than `undefined`. An exception counts as `undefined`. */
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

/** False for the browser's log entries about refused calls and files. */
export const isDefect = (message: string) => !/Failed to load resource/.test(message)
