import { flash } from './flash.ts'

/** Nothing can be undone twice: the act is taken from its message, and given back when it has not succeeded. */
export async function undoOnce(nonce: number, undo: () => Promise<boolean>) {
  flash.add(nonce, { undo: undefined })
  const isOver = await undo()
  if (!isOver) flash.add(nonce, { undo })
}
