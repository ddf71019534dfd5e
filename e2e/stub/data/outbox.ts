import type { Row } from './store.ts'
import { timestamp, type World } from './world.ts'

export type Message = { kind: 'sms' | 'mail'; recipient: string; body: string; link?: string }

/** Stores a message instead of sending it by SMS or e-mail. The control plane lists the messages. */
export function send(world: World, { kind, recipient, body, link }: Message): void {
  const sql = 'INSERT INTO outbox (kind, recipient, body, link, sent) VALUES (?, ?, ?, ?, ?)'
  world.store.run(sql, kind, recipient, body, link ?? null, timestamp(world))
}

export const outboxOf = (world: World): Row[] => world.store.all('SELECT * FROM outbox ORDER BY id')
