import type { AnyRouter } from '@tanstack/react-router'
import { doneJustNow } from '#ui/flash/flash.ts'

/** With what good news the last screen was left: the toast may be gone before the next one turns out not to come. */
let news = ''

export const newsOnArrival = () => news

export const followNews = (router: Pick<AnyRouter, 'subscribe'>) =>
  router.subscribe('onBeforeNavigate', ({ pathChanged }) => {
    if (pathChanged) news = doneJustNow()
  })
