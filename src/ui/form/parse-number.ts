/** Reads '12,5', '12.5', '1 250' and '−18' (with a real minus sign) as numbers. Returns any other text unchanged, '' included. */
export function parseNumber(text: string): number | string {
  const compact = text.replaceAll(/\s/g, '').replace('\u2212', '-')
  return /^[-+]?(\d+([.,]\d*)?|[.,]\d+)$/.test(compact) ? Number(compact.replace(',', '.')) : text
}

/** The French notation of a typed number: a comma, no grouping. */
export const numberText = (value: unknown) =>
  typeof value === 'number' ? String(value).replace('.', ',') : typeof value === 'string' ? value : ''
