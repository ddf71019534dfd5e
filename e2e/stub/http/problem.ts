import type { Violation } from '../types.ts'

/**
 * Component of the real server that writes the error: API Platform for its routes; Symfony for unknown routes, wrong
 * methods and other controllers; the JWT bundle for all errors about tokens.
 */
type Source = 'api' | 'symfony' | 'jwt'

export class Problem extends Error {
  readonly status: number
  readonly source: Source
  readonly violations: Violation[]
  readonly headers: Record<string, string>

  constructor(
    status: number,
    message: string,
    extra: { source?: Source; violations?: Violation[]; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.status = status
    this.source = extra.source ?? 'api'
    this.violations = extra.violations ?? []
    this.headers = extra.headers ?? {}
  }
}

export const badRequest = (message: string): Problem => new Problem(400, message)
export const notFound = (): Problem => new Problem(404, 'Not Found')
export const forbidden = (message = 'Access Denied.'): Problem => new Problem(403, message)

export const unauthorized = (message: string, challenge = true): Problem =>
  new Problem(401, message, { source: 'jwt', headers: challenge ? { 'WWW-Authenticate': 'Bearer' } : {} })

export const describeViolations = (violations: Violation[]): string =>
  violations
    .map(({ propertyPath, message }) => (propertyPath === '' ? message : `${propertyPath}: ${message}`))
    .join('\n')

export const invalid = (violations: Violation[]): Problem =>
  new Problem(422, describeViolations(violations), { violations })

/** The codes of Symfony's constraints. */
export const codes = {
  blank: 'c1051bb4-d103-4f74-8988-acbcafc7fdc3',
  null: 'ad32d13f-c3d4-423b-909a-857b961eb720',
  email: 'bd79c0ab-ddba-46cc-a703-a7a4b08de310',
  url: '57c2f299-1154-4870-89bb-ef3b1f5ad229',
  tooShort: '9ff3fdc4-b214-49db-8718-39c315e33d45',
  tooLong: 'd94b19cc-114f-4f44-9cc4-4138e80a87b9',
  choice: '8e179f1b-97aa-4560-a02f-2a8b42e49df7',
  regex: 'de1e3db3-5ed4-4941-aae4-59f3667cc3a3',
  tooHigh: '30fbb013-d015-4232-8b3b-8f3be97a7e14',
  tooLow: '778b7ae0-84d3-481a-9dec-35fdb64b1d78',
  unique: '23bd9dbf-6b9b-41cd-a99e-4844bcf3077f',
  identical: '478618a7-95ba-473d-9101-cabd45e49115',
} as const
