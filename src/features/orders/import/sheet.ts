/** A file that was read, and why one cannot be read. */

/** Why the text of a cell cannot be believed: the spreadsheet has changed it or shows an error, or a letter was lost. */
export type Doubt = 'rounded' | 'decimal' | 'thousands' | 'date' | 'error' | 'letters'

/** Facts about a cell that its text does not say. */
export interface CellFact {
  /** The number in the cell, when the text shows it with letters or signs. */
  value?: string
  doubt?: Doubt
}

/** A row with its number in the file, as a spreadsheet shows it. */
export interface FileRow {
  line: number
  cells: readonly string[]
  /** By the column. */
  facts?: ReadonlyMap<number, CellFact>
  /** It has more cells than the titles: a separator inside a text may have split it. */
  isWide?: true
}

/** Facts about the file that the person should know. */
export type Note =
  | { kind: 'other sheets'; names: readonly string[] }
  | { kind: 'merged' | 'hidden rows' | 'formulas'; count: number }

/** How a file is read where that is not certain. */
export interface Guess {
  kind: 'sheet' | 'separator' | 'encoding'
  value: string
  options: readonly string[]
}

/** Choices of the person, which replace the guesses. */
export type Chosen = Partial<Record<Guess['kind'], string>>

export interface Sheet {
  rows: readonly FileRow[]
  notes: readonly Note[]
  guesses: readonly Guess[]
}

export interface WorkbookSheet extends Omit<Sheet, 'guesses'> {
  name: string
  /** The lowest row with a value stands too far down. Its number, otherwise zero. */
  tooLow: number
}

export interface Workbook {
  /** The sheets that are shown. The one that was open when the file was saved comes first. */
  sheets: readonly WorkbookSheet[]
  /** All sheets in their order. */
  names: readonly string[]
}

/** Why a file cannot be read. */
export type Problem = 'too big' | 'too many rows' | 'empty' | 'password' | 'no table' | 'broken'

export class FileProblem extends Error {
  readonly problem: Problem
  /** Number of rows or bytes. */
  readonly amount: number

  constructor(problem: Problem, amount = 0) {
    super(problem)
    this.problem = problem
    this.amount = amount
  }
}
