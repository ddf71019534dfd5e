import { useRef } from 'react'

/**
 * A window stays until what was sent from it is answered: a refusal finds its fields, and nothing typed is lost. The call
 * itself ends in time, answered or not.
 */
export function useHeldOpen(onClose: () => void) {
  const pending = useRef(false)

  async function whileOpen<Saved>(saving: Promise<Saved>) {
    pending.current = true
    try {
      return await saving
    } finally {
      pending.current = false
    }
  }
  const leave = () => {
    if (!pending.current) onClose()
  }
  return { leave, whileOpen }
}
