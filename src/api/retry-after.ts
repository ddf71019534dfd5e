/**
 * The header Retry-After in milliseconds. It holds seconds or an HTTP date (RFC 9110, 10.2.3). A time that has passed and a
 * text that is neither count as absent.
 */
export function readRetryAfter(header: string | null, now: number): number | undefined {
  const text = header?.trim() ?? ''
  const isDate = text.endsWith(' GMT')
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : isDate ? Date.parse(text) - now : 0
  return ms > 0 ? ms : undefined
}
