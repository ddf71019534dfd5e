import type { ReactNode } from 'react'
import { MissingText } from '#ui/MissingText.tsx'

/** What a column reads, as it is. */
export const TextCell = ({ getValue }: { getValue: () => ReactNode }) => <MissingText>{getValue()}</MissingText>
