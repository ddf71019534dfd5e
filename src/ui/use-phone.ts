import { useSyncExternalStore } from 'react'

/** Creates a hook that returns whether the window matches a media query. */
export function widthHook(query: string) {
  const media = window.matchMedia(query)
  const subscribe = (listener: () => void) => {
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(subscribe, () => media.matches)
}

/** A phone, on which the menu is a drawer and tables are cards. */
export const usePhone = widthHook('(max-width: 599px)')
