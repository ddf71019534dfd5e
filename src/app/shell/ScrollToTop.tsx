import { useWindowScroll } from '@mantine/hooks'
import { ArrowUp } from 'lucide-react'
import { icon } from '#ui/icon.ts'
import { frame } from './copy.ts'
import styles from './ScrollToTop.module.css'

/** From here on the top is out of sight (px, G-101). */
const FROM_PX = 200

export function ScrollToTop() {
  const [{ y }] = useWindowScroll()
  if (y <= FROM_PX) return null
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
