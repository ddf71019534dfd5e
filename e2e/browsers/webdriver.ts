/** A client of the W3C WebDriver standard: one session over plain HTTP. */
export async function connectWebDriver(address: string, capabilities: object) {
  async function call<Value>(method: string, path: string, body?: object) {
    const answer = await fetch(`${address}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    })
    const { value } = (await answer.json()) as { value: unknown }
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value as Value
  }
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', { capabilities })
  const path = `/session/${sessionId}`
  return {
    get: <Value>(name: string) => call<Value>('GET', `${path}${name}`),
    post: <Value>(name: string, body: object = {}) => call<Value>('POST', `${path}${name}`, body),
    remove: (name = '') => call('DELETE', `${path}${name}`),
  }
}
