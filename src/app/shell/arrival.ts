import type { AnyRouter } from '@tanstack/react-router'
import { doneJustNow } from '#ui/flash/flash.ts'

/** The success message with which the last screen was left. Its toast may be closed before the next screen fails. */
let news = ''

export const newsOnArrival = () => news

export const followNews = (router: Pick<AnyRouter, 'subscribe'>) =>
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) news = doneJustNow()
  })
