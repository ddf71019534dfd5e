import { useRouter } from '@tanstack/react-router'
import { useCan } from '#session/session.ts'
import { OPERATIONS, OPERATIONS_AND_ANALYSIS } from './menu.ts'

/** The entries of « Exploitation » for the person who is signed in. */
export function useOperations() {
  const { config } = useRouter().options.context
  return useCan('analysis:see') && config.features.analysis ? OPERATIONS_AND_ANALYSIS : OPERATIONS
}
