/** Links to call, to write and to go there, for the data of a person or a machine on screen. */
import { Flex } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { Check, Copy } from 'lucide-react'
import type { ReactNode } from 'react'
import { clientPhone, phoneInPairs } from '#lib/contact.ts'
import { IconButton } from './Button.tsx'
import { contact } from './copy.ts'
import { icon } from './icon.ts'
import { Unbroken } from './MissingText.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import links from './links.module.css'

export const PhoneLink = ({ phone }: { phone: string }) => (
  <Copyable text={phoneInPairs(phone) ?? phone}>
    <a className={links['link']} href={`tel:${clientPhone(phone)}`}>
      {phoneInPairs(phone)}
    </a>
  </Copyable>
)

export const MailLink = ({ email }: { email: string }) => (
  <Copyable text={email}>
    {/* Encoded except its @, because an address is data: « ?bcc= » in it would add a recipient. */}
    <a className={links['link']} href={`mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`}>
      {email}
    </a>
  </Copyable>
)

export function Copyable({ text, children = text }: { text: string; children?: ReactNode }) {
  const clipboard = useClipboard({ timeout: 2000 })
  const CopyIcon = clipboard.copied ? Check : Copy
  return (
    <Flex component="span" className={links['contact']} display="inline-flex" wrap="wrap" align="center" gap="xs">
      <Unbroken>{children}</Unbroken>
      <IconButton aria-label={contact.copy(text)} onClick={() => clipboard.copy(text)}>
        <CopyIcon {...icon} size={14} />
      </IconButton>
      <VisuallyHidden role="status">
        {clipboard.error ? contact.notCopied : clipboard.copied && contact.copied}
      </VisuallyHidden>
    </Flex>
  )
}

/** An address, with a link to the map application of a phone or to OpenStreetMap in a new tab. */
export const DirectionsLink = ({ address }: { address: string }) => (
  <Flex component="span" className={links['contact']} display="inline-flex" wrap="wrap" align="center" gap="xs">
    <span>{address}</span>{' '}
    <a className={links['link']} href={directionsTo(address)} target="_blank" rel="noreferrer" data-screen-only>
      {contact.directions}
      <VisuallyHidden> ({contact.newTab})</VisuallyHidden>
    </a>
  </Flex>
)

/** By the address, because not every machine has a position. */
function directionsTo(address: string) {
  const query = encodeURIComponent(address)
  const isPhone = window.matchMedia('(pointer: coarse)').matches
  return isPhone ? `geo:0,0?q=${query}` : `https://www.openstreetmap.org/search?query=${query}`
}
