import { useRouter } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useSessionUser } from '#session/session.ts'
import type { Reader } from './page.ts'

export function useReader(): Reader {
  const { roles } = useSessionUser()
  const { features } = useRouter().options.context.config
  return useMemo(() => ({ roles, features }), [roles, features])
}
