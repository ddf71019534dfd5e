import { Link, type LinkComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { paging } from '#ui/copy.ts'
import { pagesAround } from './pages.ts'
import styles from './Pagination.module.css'

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
  const nav = useRef<HTMLElement>(null)
  const usedOn = useRef<number>(undefined)
  // An effect, because the used link may be removed when the next page is rendered. The focus then moves to the current page.
  useEffect(() => {
    if (usedOn.current === undefined || usedOn.current === page) return
    usedOn.current = undefined
    if (document.activeElement === document.body) nav.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  }, [page])

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
      <Link {...linkTo(target)} {...quiet} className={styles['step']} onPointerMove={() => pointAt(target)}>
        {label}
      </Link>
    ) : (
      <span className={styles['step']} role="link" aria-disabled="true">
        {label}
      </span>
    )

  const numbers = count === undefined ? [page] : pagesAround(page, Math.max(count, 1))
  return (
    <nav
      ref={nav}
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
              <span className={styles['gap']}>…</span>
            ) : (
              <Link
                {...linkTo(number)}
                {...quiet}
                className={styles['page']}
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
const quiet = { activeOptions: { exact: true }, preload: false } as const
