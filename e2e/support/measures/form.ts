import type { Page } from '@playwright/test'

/** Faults of a form that was just refused: labels, required marks, messages, summary. */
export const formFaults = (page: Page) =>
  page.evaluate(() => {
    const faults: string[] = []
    const seen = (element: Element) => element.checkVisibility({ visibilityProperty: true })
    const wordsOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''
    const describedBy = (control: Element) =>
      (control.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id))

    const form = document.querySelector('[aria-invalid=true]')?.closest('form')
    if (!form) return ['nothing is refused']
    const controls = 'input:not([type=hidden]), select, textarea'
    for (const control of form.querySelectorAll<HTMLInputElement>(controls)) {
      if (!seen(control)) continue
      const label = [...(control.labels ?? [])].find((each) => wordsOf(each) !== '' && seen(each))
      const name = wordsOf(label) || control.getAttribute('aria-label') || control.outerHTML.slice(0, 80)
      if (!label && !control.hasAttribute('aria-label')) faults.push(`${name}: no label to be seen`)
      const mark = label && getComputedStyle(label, '::after').content.includes('*')
      if (label && control.required && !mark) faults.push(`${name}: required, and not marked`)

      const described = describedBy(control)
      for (const each of control.closest('[data-field]')?.querySelectorAll('.mantine-InputWrapper-description') ?? [])
        if (wordsOf(each) !== '' && !described.includes(each as HTMLElement)) faults.push(`${name}: a hint not linked`)
      if (control.getAttribute('aria-invalid') === 'true') {
        const error = described.find((each) => each?.querySelector('svg'))
        if (wordsOf(error) === '') faults.push(`${name}: wrong, and no words with an icon say why`)
      }
      const isPerson = ['email', 'tel', 'password'].includes(control.type)
      if (isPerson && !control.autocomplete) faults.push(`${name}: no autocomplete`)
      if (control.type === 'password') {
        if (!/^(current|new)-password$/.test(control.autocomplete)) faults.push(`${name}: ${control.autocomplete}`)
        const paste = new ClipboardEvent('paste', { bubbles: true, cancelable: true })
        if (!control.dispatchEvent(paste)) faults.push(`${name}: refuses to be pasted into`)
        const reveal = control.parentElement?.querySelector('button[aria-pressed=false]')
        if (wordsOf(reveal) !== 'Afficher') faults.push(`${name}: cannot be shown`)
      }
    }

    const wrong = [...form.querySelectorAll('[aria-invalid=true]')].filter(seen)
    const summary = form.querySelector('section[tabindex="-1"]')
    if (summary === null) {
      // A short form has no summary: its first wrong field has the focus.
      if (document.activeElement !== wrong[0]) faults.push('the focus is not on the first wrong field')
    } else {
      if (document.activeElement !== summary) faults.push('the focus is not on the summary')
      const links = [...summary.querySelectorAll('a')].map(wordsOf)
      const count = Number(/Il y a (\d+) erreur/.exec(wordsOf(summary))?.[1])
      if (count !== links.length) faults.push(`${count} announced, ${links.length} listed`)
      for (const field of wrong) {
        const said = wordsOf(describedBy(field).find((each) => each?.querySelector('svg')))
        if (!links.some((link) => link.endsWith(said))) faults.push(`not in the summary: ${said}`)
      }
    }
    if (!document.title.startsWith('Erreur\u00A0: ')) faults.push(`the title says « ${document.title} »`)
    return faults
  })
