import { Link, type LinkComponentProps, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { paging } from '#ui/copy.ts'
import { exactly } from '#ui/links.tsx'
import { pagesAround } from './pages.ts'
import styles from './pages.module.css'

interface Props {
  page: number
  /** Number of pages; undefined when the server sends no total. */
  count: number | undefined
  hasNext: boolean
  linkTo: (page: number) => LinkComponentProps
}

/** Delay before a number under the pointer preloads its page. */
const STAYS_MS = 50

/**
 * Numbered pages as links. The used link keeps the focus; if it is removed, the link of the current page takes it. A page is
 * preloaded when the pointer moves onto its number, but not when the number moves under a resting pointer.
 */
export function Pagination({ page, count, hasNext, linkTo }: Props) {
  const usedOn = useRef<number>(undefined)
  /** Gives the focus to the link of the current page when the page of the used link has been replaced. */
  function takeFocus(current: HTMLElement | null) {
    if (current === null || usedOn.current === undefined || usedOn.current === page) return
    usedOn.current = undefined
    if (document.activeElement === document.body) current.focus()
  }

  const router = useRouter()
  const pointedAt = useRef<number>(undefined)
  function pointAt(target?: number) {
    if (target === pointedAt.current || target === page) return
    pointedAt.current = target
    if (target === undefined) return
    setTimeout(() => {
      if (pointedAt.current === target) void router.preloadRoute(linkTo(target))
    }, STAYS_MS)
  }

  const step = (label: string, target: number, possible: boolean) =>
    possible ? (
      <Link {...linkTo(target)} {...quiet} onPointerMove={() => pointAt(target)}>
        {label}
      </Link>
    ) : (
      <span role="link" aria-disabled="true">
        {label}
      </span>
    )

  const numbers = count === undefined ? [page] : pagesAround(page, Math.max(count, 1))
  return (
    <nav
      aria-label={paging.label}
      onPointerLeave={() => pointAt()}
      onClickCapture={() => {
        usedOn.current = page
        pointAt()
      }}
    >
      <ul className={styles['pages']}>
        <li>{step(paging.previousShort, page - 1, page > 1)}</li>
        {numbers.map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === undefined ? (
              <span>…</span>
            ) : (
              <Link
                {...linkTo(number)}
                {...quiet}
                ref={number === page ? takeFocus : undefined}
                aria-label={paging.page(number)}
                onPointerMove={() => pointAt(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        <li>{step(paging.nextShort, page + 1, count === undefined ? hasNext : page < count)}</li>
      </ul>
    </nav>
  )
}

/** Turns off the router's preloading, and its marking of the current link. */
const quiet = { activeOptions: exactly, preload: false } as const
