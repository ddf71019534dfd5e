import { useEffect, useRef, useState } from 'react'
import { useUnsavedGuard } from '#ui/form/use-unsaved-guard.ts'
import { exporting } from './copy.ts'
import { fileName, saveFile } from './save-file.ts'

/** Rows of one call. */
export interface Part {
  /** The lines of the file, with their ends. */
  lines: string
  /** Number of lines. */
  count: number
  /** Number of records read so far, as the server counts them. */
  read: number
  total?: number
  isOver: boolean
  /** Rows are missing. */
  isPart: boolean
}

/** A file to write, page by page. */
export interface ExportJob {
  title: string
  /** Which lines it will have; all of the filter by default. */
  what?: string
  /** Content and filters, for the file name. */
  name: readonly (string | undefined)[]
  /** Personal data that the file holds only on request: the label of its box. */
  personal?: string
  /**
   * @returns the head of the file, and a function that reads the next part. After a failure it can be called again. `rest` gives
   * the lines that could not be written before all were read.
   */
  begin: (withPersonal: boolean) => { head: string; next: (signal: AbortSignal) => Promise<Part>; rest?: () => string }
}

interface Progress {
  read: number
  total: number | undefined
  /** Lines of the file. */
  count: number
}

export type ExportState =
  | { phase: 'asking' }
  | (Progress & { phase: 'running' | 'failed' })
  | (Progress & { phase: 'done'; file: string; isPart: boolean })

/** State of a running export. The parts are blobs, which the browser may keep on disk. Only a sorted list keeps its rows. */
interface Work extends Pick<ReturnType<ExportJob['begin']>, 'next' | 'rest'> {
  parts: Blob[]
  progress: Progress
  stopper: AbortController
}

/** Writes a file page by page, one call at a time. A page that failed can be read again, or what is there can be kept. */
export function useExport(job: ExportJob) {
  const [state, setState] = useState<ExportState>({ phase: 'asking' })
  const work = useRef<Work>(undefined)
  const isBusy = state.phase === 'running' || state.phase === 'failed'
  useUnsavedGuard(() => (isBusy ? 'unsaved' : 'nothing'), exporting.leave)
  // Nobody waits for the file of a screen that was left.
  useEffect(() => () => work.current?.stopper.abort(), [])

  function finish(isPart: boolean) {
    if (work.current === undefined) return
    const { parts, progress, rest } = work.current
    if (rest) parts.push(new Blob([rest()]))
    const file = fileName(job.name, Date.now(), isPart)
    setState({ phase: 'done', ...progress, file, isPart })
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
        // Each page names the next one.
        // oxlint-disable-next-line no-await-in-loop
        part = await mine.next(signal)
        if (signal.aborted) return
        if (part.count > 0) mine.parts.push(new Blob([part.lines]))
        mine.progress = { read: part.read, total: part.total, count: mine.progress.count + part.count }
        setState({ phase: 'running', ...mine.progress })
      } while (!part.isOver)
      finish(part.isPart)
    } catch {
      if (!signal.aborted) setState({ phase: 'failed', ...mine.progress })
    }
  }

  return {
    state,
    isBusy,
    start: (withPersonal: boolean) => {
      const { head, ...reading } = job.begin(withPersonal)
      const progress = { read: 0, total: undefined, count: 0 }
      work.current = { ...reading, parts: [new Blob([head])], progress, stopper: new AbortController() }
      return goOn()
    },
    retry: goOn,
    /** Writes what has been read. */
    keep: () => finish(true),
    cancel: () => {
      work.current?.stopper.abort()
      work.current = undefined
      setState({ phase: 'asking' })
    },
  }
}
