/** '12,5', '12.5' and '1 250' as numbers; undefined for an empty text; the text itself when it is not a number. */
export function parseNumber(text: string): number | string | undefined {
  const compact = text.replaceAll(/\s/g, '')
  if (compact === '') return undefined
  return /^[-+]?(\d+([.,]\d*)?|[.,]\d+)$/.test(compact) ? Number(compact.replace(',', '.')) : text
}

/** As one types it in French: a comma, no grouping. */
export const numberText = (value: unknown) =>
  typeof value === 'number' ? String(value).replace('.', ',') : typeof value === 'string' ? value : ''
