/**
 * Where the content security policy requires Trusted Types (deploy/headers.ts), the browser passes texts that are inserted as
 * markup to this policy. Mantine inserts style sheets that way. A text without `<` and `&` cannot be markup and is accepted.
 * For any other text, and for scripts except the service worker, the browser throws and reports a violation. Imported first, because the policy must
 * exist before the first element.
 */
import { WORKER } from './offline/register.ts'

interface Rules {
  createHTML: typeof unlessMarkup
  createScriptURL: typeof onlyWorker
}

interface TrustedTypes {
  createPolicy: (name: 'default', rules: Rules) => unknown
}

/** Returns null to refuse a text. The browser reports that, but would not report an exception. */
export const unlessMarkup = (text: string) => (/[<&]/.test(text) ? null : text)

/** The address of the service worker (offline/register.ts) is the only script address in the code. Modules need no policy. */
export const onlyWorker = (address: string) => (address === WORKER ? address : null)

const { trustedTypes } = window as { trustedTypes?: TrustedTypes }
trustedTypes?.createPolicy('default', { createHTML: unlessMarkup, createScriptURL: onlyWorker })
