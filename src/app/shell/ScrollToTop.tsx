import { ArrowUp } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { icon } from '#ui/icon.ts'
import { scrollToTop } from './copy.ts'
import styles from './ScrollToTop.module.css'

/** The link appears from this scroll position on (px, G-101). */
const FROM_PX = 200

export function ScrollToTop() {
  if (!useSyncExternalStore(watchScroll, () => isDown)) return null
  return (
    <a
      href="#contenu"
      className={styles['link']}
      onClick={(event) => {
        event.preventDefault()
        window.scrollTo({ top: 0 })
        // The title belongs to the screen, which this frame does not know.
        document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
      }}
    >
      <ArrowUp {...icon} />
      {scrollToTop.label}
    </a>
  )
}

let isDown = false

function watchScroll(listener: () => void) {
  const look = () => {
    isDown = window.scrollY > FROM_PX
    listener()
  }
  // In the next frame: reading the position now would make the browser lay out the first page twice.
  const frameRequest = requestAnimationFrame(look)
  window.addEventListener('scroll', look, { passive: true })
  return () => {
    cancelAnimationFrame(frameRequest)
    window.removeEventListener('scroll', look)
    isDown = false
  }
}
