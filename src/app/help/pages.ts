import { can } from '#session/permissions.ts'
import { plainText } from '#ui/plain-text.ts'
import { consolePages } from './console.copy.ts'
import { topics } from './copy.ts'
import { machinePages } from './machines.copy.ts'
import { orderPages } from './orders.copy.ts'
import type { HelpPage, Needs, Reader } from './page.ts'
import { typeset } from './typeset.ts'

export type Topic = keyof typeof topics

const printed = ({ title, intro, steps, notes, picture, ...rest }: HelpPage): HelpPage => ({
  ...rest,
  title: typeset(title),
  intro: typeset(intro),
  steps: steps.map(typeset),
  ...(notes && { notes: notes.map(typeset) }),
  ...(picture && { picture: { ...picture, alt: typeset(picture.alt) } }),
})

const PAGES: Record<Topic, readonly HelpPage[]> = {
  orders: orderPages.map(printed),
  machines: machinePages.map(printed),
  console: consolePages.map(printed),
}

export const everyPage: readonly HelpPage[] = Object.values(PAGES).flat()

const isOn = ({ feature }: Needs, { features }: Reader) => feature === undefined || features[feature]

/** Whether the person may do what is described. Other pages are not listed, but a link to one opens it. */
export const isFor = (page: Needs, reader: Reader) =>
  isOn(page, reader) && (page.needs === undefined || can(reader.roles, page.needs))

/** The page of an address. A deployment without the feature has no page about it. */
export const pageOf = (id: string, reader: Reader) => everyPage.find((page) => page.id === id && isOn(page, reader))

/** The pages for this person, by topic. */
export const topicsFor = (reader: Reader) =>
  (Object.keys(topics) as Topic[])
    .map((topic) => ({ topic, pages: PAGES[topic].filter((page) => isFor(page, reader)) }))
    .filter(({ pages }) => pages.length > 0)

const textOf = ({ title, intro, steps, notes = [] }: HelpPage) =>
  plainText([title, intro, ...steps, ...notes].join(' '))

/** The pages that have every word, without regard to accents, case and sequence. Those with the words in their title come first. */
export function search(typed: string, reader: Reader): HelpPage[] {
  const words = plainText(typed).split(/\s+/).filter(Boolean)
  const has = (text: string) => words.every((word) => text.includes(word))
  const isInTitle = ({ title }: HelpPage) => has(plainText(title))
  const found = everyPage.filter((page) => isFor(page, reader) && has(textOf(page)))
  return [...found.filter(isInTitle), ...found.filter((page) => !isInTitle(page))]
}

/** How much of the address of a screen, such as `/livraisons/detail/14`, a page is about. */
const closeness = ({ screens }: HelpPage, pathname: string) =>
  Math.max(
    0,
    ...screens.filter((each) => pathname === each || pathname.startsWith(`${each}/`)).map(({ length }) => length),
  )

/** The pages about the screen of this address, those about this very screen first. */
export const pagesAbout = (pathname: string, reader: Reader): HelpPage[] =>
  everyPage
    .filter((page) => isFor(page, reader) && closeness(page, pathname) > 0)
    .toSorted((a, b) => closeness(b, pathname) - closeness(a, pathname))
