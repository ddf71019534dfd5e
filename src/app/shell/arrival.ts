import type { AnyRouter } from '@tanstack/react-router'
import { lastSuccess } from '#ui/flash/flash.ts'

/** The success message with which the last screen was left. Its toast may be closed before the next screen fails. */
let onArrival = ''

export const lastSuccessOnArrival = () => onArrival

export const rememberLastSuccess = (router: Pick<AnyRouter, 'subscribe'>) =>
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) onArrival = lastSuccess()
  })
