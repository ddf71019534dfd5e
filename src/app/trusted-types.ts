/**
 * Where the content security policy asks for Trusted Types (deploy/headers.ts), the browser hands every text that is
 * about to become markup to this policy. Mantine writes style sheets that way: a text without `<` and `&` cannot
 * be markup, and passes. For anything that could be markup, and for every text that would become a script, the browser throws
 * and reports a violation. It is imported first, because it must exist before the first element.
 */

interface TrustedTypes {
  createPolicy: (name: 'default', rules: { createHTML: typeof unlessMarkup }) => unknown
}

/** Null is a refusal that is reported too; an exception of our own would not be. */
export const unlessMarkup = (text: string) => (/[<&]/.test(text) ? null : text)

const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
trustedTypes?.createPolicy('default', { createHTML: unlessMarkup })
