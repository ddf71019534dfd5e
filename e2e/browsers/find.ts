/** Locator by role and name, within another element. */
export interface Target {
  role: Role
  name?: string
  within?: Target
}

type Role = keyof typeof selectors

const selectors = {
  button: 'button, [role=button]',
  link: 'a[href]',
  field: 'input:not([type=checkbox], [type=radio]), textarea, select',
  dialog: '[role=dialog], dialog',
  row: 'tr, [role=row]',
  listitem: 'li',
  message: '[role=status], [role=alert]',
}

/** Source of a function body that finds the first visible element and acts on it. */
export function onElement(
  target: Target,
  use: (element: HTMLElement, ...rest: string[]) => unknown,
  ...rest: string[]
) {
  const path: { selector: string; role: Role; name: string | undefined }[] = []
  for (let step: Target | undefined = target; step !== undefined; step = step.within)
    path.unshift({ selector: selectors[step.role], role: step.role, name: step.name })
  return `const element = (${String(find)})(${JSON.stringify(path)})
    return element === undefined ? undefined : (${String(use)})(element, ...${JSON.stringify(rest)})`
}

/** Runs in the page, without outer variables. Messages and list items match by a part of their text. */
function find(path: { selector: string; role: string; name: string | undefined }[]): HTMLElement | undefined {
  const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').replace(/ ?\*$/, '').trim()
  const isShown = (element: Element) =>
    element.getClientRects().length > 0 &&
    getComputedStyle(element).visibility === 'visible' &&
    element.closest('[inert], [aria-hidden=true]') === null
  function nameOf(element: Element, role: string) {
    if (role === 'row') return plain(element.querySelector('th[scope=row], [role=rowheader]')?.textContent)
    const ids = element.getAttribute('aria-labelledby')
    if (ids !== null)
      return plain(
        ids
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent)
          .join(' '),
      )
    const { labels } = element as HTMLInputElement
    return plain(element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent)
  }
  let found: Element[] = [document.body]
  for (const { selector, role, name } of path)
    found = found
      .flatMap((parent) => [...parent.querySelectorAll(selector)])
      .filter(
        (element) =>
          isShown(element) &&
          (name === undefined ||
            (['message', 'listitem'].includes(role)
              ? nameOf(element, role).includes(name)
              : nameOf(element, role) === name)),
      )
  return found[0] as HTMLElement | undefined
}
