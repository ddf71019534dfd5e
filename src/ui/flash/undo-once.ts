import { flash } from './flash.ts'

const running = new Set<number>()

/**
 * Nothing can be undone twice, not even by two clicks before the message is gone: the act is taken from its message, and given
 * back when it has not succeeded.
 * @returns whether there is nothing more to undo
 */
export async function undoOnce(nonce: number, undo: () => Promise<boolean>) {
  if (running.has(nonce)) return false
  running.add(nonce)
  flash.add(nonce, { undo: undefined, isUndoing: true })
  const isOver = await undo()
  running.delete(nonce)
  flash.add(nonce, { isUndoing: false, ...(!isOver && { undo }) })
  return isOver
}
