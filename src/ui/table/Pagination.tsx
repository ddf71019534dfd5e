import { Link, type LinkComponentProps, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { phrases, words } from '#ui/copy.ts'
import { pagesAround } from './pages.ts'
import styles from './Pagination.module.css'

interface Props {
  page: number
  /** The number of pages, undefined when the server gives no total. */
  count: number | undefined
  hasNext: boolean
  linkTo: (page: number) => LinkComponentProps
}

/** The time after which a pointer on a number counts as meant, and not as passing by. */
const MEANT_MS = 50

/**
 * Numbered pages as links. The used link keeps the focus; if it is gone, the link of the current page takes it. A page is
 * fetched ahead when the pointer moves onto its number, but not when the number moves under a resting pointer.
 */
export function Pagination({ page, count, hasNext, linkTo }: Props) {
  const nav = useRef<HTMLElement>(null)
  const usedOn = useRef<number>(undefined)
  useEffect(() => {
    if (usedOn.current === undefined || usedOn.current === page) return
    usedOn.current = undefined
    if (document.activeElement === document.body) nav.current?.querySelector<HTMLElement>('[aria-current]')?.focus()
  }, [page])

  const router = useRouter()
  const meant = useRef<number>(undefined)
  function mean(target?: number) {
    if (target === meant.current || target === page) return
    meant.current = target
    if (target === undefined) return
    setTimeout(() => {
      if (meant.current === target) void router.preloadRoute(linkTo(target))
    }, MEANT_MS)
  }

  const step = (label: string, target: number, possible: boolean) =>
    possible ? (
      <Link {...linkTo(target)} {...quiet} className={styles['step']} onPointerMove={() => mean(target)}>
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
      aria-label={words.pagination}
      onPointerLeave={() => mean()}
      onClickCapture={() => {
        usedOn.current = page
        mean()
      }}
    >
      <ul className={styles['pages']}>
        <li>{step(words.previous, page - 1, page > 1)}</li>
        {numbers.map((number, index) => (
          <li key={number ?? `gap ${index}`}>
            {number === undefined ? (
              <span className={styles['gap']}>…</span>
            ) : (
              <Link
                {...linkTo(number)}
                {...quiet}
                className={styles['page']}
                aria-label={phrases.page(number)}
                onPointerMove={() => mean(number)}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            )}
          </li>
        ))}
        <li>{step(words.next, page + 1, count === undefined ? hasNext : page < count)}</li>
      </ul>
    </nav>
  )
}

/** The router neither decides which page is current nor preloads pages under the pointer. */
const quiet = { activeOptions: { exact: true }, preload: false } as const
