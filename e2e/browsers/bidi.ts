interface Message {
  id?: number
  type?: string
  error?: string
  message?: string
  result?: unknown
  method?: string
  params?: { level?: string; type?: string; text?: string }
}

/** WebDriver BiDi client over a socket: commands with an answer, and the log of the page. */
export async function connectBidi(address: string, onLog: (level: string, text: string) => void) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`No answer at ${address}`)))
  })
  const waiting = new Map<number, (message: Message) => void>()
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Message
    if (message.id !== undefined) {
      waiting.get(message.id)?.(message)
      waiting.delete(message.id)
    } else if (message.method === 'log.entryAdded') onLog(message.params?.level ?? '', message.params?.text ?? '')
  })

  let id = 0
  async function send<Result>(method: string, params: object = {}) {
    id += 1
    const answer = await new Promise<Message>((resolve) => {
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
    })
    if (answer.type === 'error') throw new Error(`${method}: ${answer.error} ${answer.message}`)
    return answer.result as Result
  }
  return { send, close: () => socket.close() }
}
