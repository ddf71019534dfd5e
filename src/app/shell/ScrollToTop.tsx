import { ArrowUp } from 'lucide-react'
import { useEffect, useState } from 'react'
import { icon } from '#ui/icon.ts'
import { frame } from './copy.ts'
import styles from './ScrollToTop.module.css'

/** The link appears from this scroll position on (px, G-101). */
const FROM_PX = 200

export function ScrollToTop() {
  if (!useIsDown()) return null
  return (
    <a
      href="#contenu"
      className={styles['link']}
      onClick={(event) => {
        event.preventDefault()
        window.scrollTo({ top: 0 })
        document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true })
      }}
    >
      <ArrowUp {...icon} />
      {frame.top}
    </a>
  )
}

function useIsDown() {
  const [isDown, setIsDown] = useState(false)
  useEffect(() => {
    const look = () => setIsDown(window.scrollY > FROM_PX)
    // Reading the scroll position at once would force the browser to lay out the page twice.
    const frameRequest = requestAnimationFrame(look)
    window.addEventListener('scroll', look, { passive: true })
    return () => {
      cancelAnimationFrame(frameRequest)
      window.removeEventListener('scroll', look)
    }
  }, [])
  return isDown
}
