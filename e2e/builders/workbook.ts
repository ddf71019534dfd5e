import { strToU8, zipSync } from 'fflate'

type Cell = string | number | { date: number } | { formula: string } | undefined

interface WorkbookSheet {
  name?: string
  isHidden?: boolean
  rows?: readonly (readonly Cell[])[]
  /** Areas such as `A2:A4`. */
  merged?: readonly string[]
}

const letter = (column: number) => String.fromCharCode(65 + column)
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

function cellXml(cell: Cell, at: string): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return `<c r="${at}"><v>${cell}</v></c>`
  if (typeof cell === 'string') return `<c r="${at}" t="inlineStr"><is><t>${escaped(cell)}</t></is></c>`
  return 'date' in cell ? `<c r="${at}" s="1"><v>${cell.date}</v></c>` : `<c r="${at}"><f>${cell.formula}</f></c>`
}

export const sheetXml = ({ rows = [], merged = [] }: WorkbookSheet) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, column) => cellXml(cell, `${letter(column)}${row + 1}`)).join('')}</row>`,
    )
    .join('')}</sheetData>${
    merged.length > 0 ? `<mergeCells>${merged.map((area) => `<mergeCell ref="${area}"/>`).join('')}</mergeCells>` : ''
  }</worksheet>`

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** An XLSX file. `extra` adds further files to the archive. */
export function aWorkbook(
  sheets: readonly WorkbookSheet[],
  extra: Record<string, Uint8Array> = {},
): Uint8Array<ArrayBuffer> {
  const names = sheets.map(
    ({ name = 'Feuil1', isHidden }, index) =>
      `<sheet name="${name}" sheetId="${index + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${index + 1}"/>`,
  )
  const relations = sheets.map(
    (_, index) =>
      `<Relationship Id="rId${index + 1}" Type="${relation}/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  )
  const files = {
    '[Content_Types].xml': strToU8('<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>'),
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relation}"><sheets>${names.join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}<Relationship Id="rId99" Type="${relation}/styles" Target="styles.xml"/></Relationships>`,
    ),
    'xl/styles.xml': strToU8(
      '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    ),
    ...Object.fromEntries(
      sheets.map((sheet, index) => [`xl/worksheets/sheet${index + 1}.xml`, strToU8(sheetXml(sheet))]),
    ),
    ...extra,
  }
  return new Uint8Array(zipSync(files))
}
