/** Result of one call. */
export interface Part {
  /** The lines of the file, with their ends. */
  lines: string
  /** How many lines these are. */
  count: number
  /** How far the reading is, in the records that the server counts. */
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
