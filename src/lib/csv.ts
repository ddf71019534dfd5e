/** A text file for a spreadsheet in French: semicolons, CRLF, and a byte order mark that says UTF-8. */

/** A spreadsheet would take such a text for a formula. Numbers and phones are left as they are. */
const isFormula = (text: string) => /^[=+\-@\t\r]/.test(text) && !/^\+?[\d .-]+$/.test(text) && !/^-[\d,]+$/.test(text)

function cell(text: string): string {
  const safe = isFormula(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvOf = (rows: readonly (readonly string[])[]) =>
  `\u{FEFF}${rows.map((row) => `${row.map(cell).join(';')}\r\n`).join('')}`
