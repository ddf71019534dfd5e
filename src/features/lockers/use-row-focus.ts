import { useRef } from 'react'

/** Takes the focus to a row that was just added, or to what stays when one was removed: it must not fall off the page. */
export function useRowFocus() {
  const box = useRef<HTMLDivElement>(null)
  return {
    box,
    focusSoon: (selector: string) => setTimeout(() => box.current?.querySelector<HTMLElement>(selector)?.focus()),
  }
}
