import { useSyncExternalStore } from 'react'

/** A hook that says whether the window matches a media query. */
function widthHook(query: string) {
  const media = window.matchMedia(query)
  const subscribe = (listener: () => void) => {
    media.addEventListener('change', listener)
    return () => media.removeEventListener('change', listener)
  }
  return () => useSyncExternalStore(subscribe, () => media.matches)
}

/** On a phone the menu is a drawer. */
export const usePhone = widthHook('(max-width: 599px)')

/** A window in which the menu starts collapsed: a tablet, or a laptop at a zoom of 200 %. */
export const useNarrow = widthHook('(min-width: 600px) and (max-width: 899px)')
