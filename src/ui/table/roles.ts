/**
 * What each part of a table is, written out: below 600 px rows are laid out as cards, and Safari forgets that a <table>
 * not displayed as one is a table.
 */
export const as = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader', scope: 'col' },
  rowHeader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const
