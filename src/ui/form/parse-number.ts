/** '12,5', '12.5', '1 250' and '−18' (with a true minus sign) as numbers; any other text, the empty one too, as it is. */
export function parseNumber(text: string): number | string {
  const compact = text.replaceAll(/\s/g, '').replace('\u2212', '-')
  return /^[-+]?(\d+([.,]\d*)?|[.,]\d+)$/.test(compact) ? Number(compact.replace(',', '.')) : text
}

/** As one types it in French: a comma, no grouping. */
export const numberText = (value: unknown) =>
  typeof value === 'number' ? String(value).replace('.', ',') : typeof value === 'string' ? value : ''
