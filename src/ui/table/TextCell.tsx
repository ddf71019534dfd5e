import type { ReactNode } from 'react'
import { MissingText } from '#ui/MissingText.tsx'

/** A cell with a plain text. */
export const TextCell = ({ getValue }: { getValue: () => ReactNode }) => <MissingText>{getValue()}</MissingText>
