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
