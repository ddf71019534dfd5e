import { type RefObject, useEffect } from 'react'

/**
 * Names the highlighted option of an open list for screen readers. Mantine does so for the arrow keys only, and keeps the
 * name of an option that is highlighted no more.
 */
export function useActiveOption(field: RefObject<HTMLInputElement | null>, drawn: boolean) {
  useEffect(() => {
    const input = field.current
    const list = document.getElementById(input?.getAttribute('aria-controls') ?? '')
    if (!drawn || !input || !list) return undefined
    function name() {
      const option = list?.querySelector('[data-combobox-selected]')
      if (option) input?.setAttribute('aria-activedescendant', option.id)
      else input?.removeAttribute('aria-activedescendant')
    }
    name()
    const observer = new MutationObserver(name)
    observer.observe(list, { subtree: true, childList: true, attributeFilter: ['data-combobox-selected'] })
    return () => {
      observer.disconnect()
      input.removeAttribute('aria-activedescendant')
    }
  }, [field, drawn])
}
