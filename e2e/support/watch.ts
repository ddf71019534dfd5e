import type { BrowserContext } from '@playwright/test'
import { brokenRules } from './wire-rules.ts'

/**
 * What no journey should cause, wherever it happens: an uncaught error, an error in the console, something the security
 * policy blocked, a call that breaks the rules of the wire. `tolerate` is for the journey that means to.
 */
export async function watch(context: BrowserContext) {
  const problems: string[] = []
  const tolerated: RegExp[] = []

  context.on('weberror', (error) => problems.push(`uncaught: ${error.error().stack ?? error.error().message}`))
  context.on('console', (message) => {
    if (message.type() !== 'error' || isApiAnswer(message.text(), message.location().url)) return
    problems.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    // A service that takes error reports has rules of its own.
    const isReport = pathname.endsWith('/envelope/')
    if (!pathname.startsWith('/api/') || isReport || request.resourceType() !== 'fetch') return
    const body = request.postData()
    const call = { method: request.method(), url: pathname + search, headers: request.headers() }
    problems.push(...brokenRules({ ...call, ...(body && { body: JSON.parse(body) as unknown }) }))
  })
  await context.exposeBinding('reportViolation', (_source, text: string) => problems.push(`policy: ${text}`))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
      const { reportViolation } = window as unknown as { reportViolation: (text: string) => Promise<void> }
      void reportViolation(`${violatedDirective} blocked ${blockedURI} in ${sourceFile}`)
    })
  })

  return {
    tolerate: (pattern: RegExp) => void tolerated.push(pattern),
    found: () => problems.filter((problem) => !tolerated.some((pattern) => pattern.test(problem))),
  }
}

/** The browser logs every refused or broken call by itself; a journey that asks for one expects it. */
function isApiAnswer(text: string, url: string) {
  return text.startsWith('Failed to load resource') && new URL(url, 'http://localhost').pathname.startsWith('/api/')
}
