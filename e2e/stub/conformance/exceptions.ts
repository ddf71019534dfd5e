/** The intended differences between the stub and the captures. `part` is not compared. */

export type Exception = { capture: number; part: 'says' | 'view'; reason: string }

const french = 'The rule belongs to the application, and the stub has its message in French.'
const rows = 'The demo data has another number of orders for company 3. Other captures compare the form of the links.'

/**
 * captures.jsonl also has `any` for bodies that are not compared: the OpenAPI description (18), the values of the hydra
 * documentation (17; its keys are compared) and the HTML documentation page (152). Messages of violations are French in
 * the stub; their paths and codes are compared.
 */
export const exceptions: Exception[] = [
  { capture: 86, part: 'says', reason: french },
  { capture: 112, part: 'says', reason: french },
  { capture: 143, part: 'view', reason: rows },
  { capture: 144, part: 'view', reason: rows },
]

/** Missing from the captured server: a resource by its key in the entry point (`'carrier'`), a field by its name. */
export const uncaptured: string[] = []
