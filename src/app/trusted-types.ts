/**
 * Where the content security policy requires Trusted Types (deploy/headers.ts), the browser passes texts that are inserted as
 * markup to this policy. Mantine inserts style sheets that way. A text without `<` and `&` cannot be markup and is accepted.
 * For any other text, and for scripts, the browser throws and reports a violation. Imported first, because the policy must
 * exist before the first element.
 */

interface TrustedTypes {
  createPolicy: (name: 'default', rules: { createHTML: typeof unlessMarkup }) => unknown
}

/** Returns null to refuse a text. The browser reports that, but would not report an exception. */
export const unlessMarkup = (text: string) => (/[<&]/.test(text) ? null : text)

const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
trustedTypes?.createPolicy('default', { createHTML: unlessMarkup })
