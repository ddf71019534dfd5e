import { useRef, useState } from 'react'
import { useUnmountSignal } from '#lib/use-unmount-signal.ts'
import { useUnsavedGuard } from '#ui/form/use-unsaved-guard.ts'
import { exporting } from './copy.ts'
import { fileName, saveFile } from './save-file.ts'

/** Rows of one call. */
export interface Part {
  /** Lines of the file, with line ends. */
  lines: string
  /** Number of lines. */
  count: number
  /** Number of records read so far, counted like `total`. */
  read: number
  total?: number
  isOver: boolean
  /** Rows are missing. */
  isIncomplete: boolean
  /** Names of the records that could not be read, with the reason. */
  missing?: readonly string[]
}

/** A file to write, page by page. */
export interface ExportJob {
  title: string
  /** Description of the exported lines. Defaults to all lines of the filter. */
  what?: string
  /** Content and filters, for the file name. */
  name: readonly (string | undefined)[]
  /** Label of the checkbox for personal data, which the file contains only on request. */
  personal?: string
  /** Label of the checkbox for further columns. */
  further?: string
  /**
   * @returns the header line, and `next`, which reads the next part and can be called again after a failure. `rest` returns the
   * lines that can be written only when all rows have been read.
   */
  begin: (
    withPersonal: boolean,
    withFurther: boolean,
  ) => { head: string; next: (signal: AbortSignal) => Promise<Part>; rest?: () => string }
}

interface Progress {
  read: number
  total: number | undefined
  /** Number of lines. */
  count: number
}

export type ExportState =
  | { phase: 'asking' }
  | (Progress & { phase: 'running' | 'failed' })
  | (Progress & { phase: 'done'; file: string; isIncomplete: boolean; missing: readonly string[] })

/** State of a running export. The parts are blobs, which the browser may store on disk. Only a sorted list keeps its rows in memory. */
interface Work extends Pick<ReturnType<ExportJob['begin']>, 'next' | 'rest'> {
  parts: Blob[]
  missing: readonly string[]
  progress: Progress
  stopper: AbortController
}

/** Writes a file page by page, one call at a time. After a failed page the person can retry or save the part read so far. */
export function useExport(job: ExportJob) {
  const [state, setState] = useState<ExportState>({ phase: 'asking' })
  const work = useRef<Work>(undefined)
  const isBusy = state.phase === 'running' || state.phase === 'failed'
  useUnsavedGuard(() => (isBusy ? 'unsaved' : 'nothing'), {
    words: exporting.leave,
    resume: () => void (state.phase === 'failed' && goOn()),
  })
  const untilUnmount = useUnmountSignal()

  function finish(isIncomplete: boolean) {
    if (work.current === undefined) return
    const { parts, progress, rest, missing } = work.current
    if (rest) parts.push(new Blob([rest()]))
    const file = fileName(job.name, Date.now(), isIncomplete)
    setState({ phase: 'done', ...progress, file, isIncomplete, missing })
    saveFile(parts, file)
    work.current = undefined
  }

  async function goOn() {
    const mine = work.current
    if (mine === undefined) return
    const { signal } = mine.stopper
    setState({ phase: 'running', ...mine.progress })
    try {
      let part
      do {
        // Each page contains the link to the next one.
        // oxlint-disable-next-line no-await-in-loop
        part = await mine.next(signal)
        if (signal.aborted) return
        if (part.count > 0) mine.parts.push(new Blob([part.lines]))
        mine.missing = part.missing ?? []
        mine.progress = { read: part.read, total: part.total, count: mine.progress.count + part.count }
        setState({ phase: 'running', ...mine.progress })
      } while (!part.isOver)
      finish(part.isIncomplete)
    } catch {
      if (!signal.aborted) setState({ phase: 'failed', ...mine.progress })
    }
  }

  return {
    state,
    isBusy,
    start: (withPersonal: boolean, withFurther: boolean) => {
      const { head, ...reading } = job.begin(withPersonal, withFurther)
      const progress = { read: 0, total: undefined, count: 0 }
      const stopper = new AbortController()
      untilUnmount().addEventListener('abort', () => stopper.abort())
      work.current = { ...reading, parts: [new Blob([head])], missing: [], progress, stopper }
      return goOn()
    },
    retry: goOn,
    /** Saves the part read so far. */
    keep: () => finish(true),
    cancel: () => {
      work.current?.stopper.abort()
      work.current = undefined
      setState({ phase: 'asking' })
    },
  }
}
