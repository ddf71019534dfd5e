import type { ComponentPropsWithRef } from 'react'

/**
 * Where content is for screen readers only, as the attribute `data-visually-hidden` of any element (base.css): always, on a phone
 * (below 600 px), on wider screens, or from 600 to 1600 px, where a full line of buttons shows icons only.
 */
export type HiddenWhere = 'always' | 'phone' | 'wide' | 'below-1600'

/** Text for screen readers that is not visible. */
export function VisuallyHidden(props: Omit<ComponentPropsWithRef<'span'>, 'className' | 'style'>) {
  return <span {...props} data-visually-hidden="always" />
}
