/**
 * Explicit ARIA roles for the parts of a table. Below 600 px rows are laid out as cards, and Safari drops the table roles of
 * a <table> that is not displayed as a table.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const
