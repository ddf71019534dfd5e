import { useState } from 'react'
import { fallbackPicture, pictureOf } from './models.ts'

/** A drawing of the machine's model, or the generic one when it does not load. */
export function LockerImage({ type, className }: { type: number | undefined; className: string | undefined }) {
  const picture = pictureOf(type)
  const [broken, setBroken] = useState<string>()
  const { src, alt } = broken === picture.src ? fallbackPicture : picture
  return (
    <img src={src} alt={alt} className={className} width={120} height={120} onError={() => setBroken(picture.src)} />
  )
}
