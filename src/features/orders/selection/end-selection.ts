import type { QueryClient } from '@tanstack/react-query'
import { selectedKey } from './kept.ts'

/** Nothing is left of it: the next selection begins anew. */
export const endSelection = (client: QueryClient) => client.removeQueries({ queryKey: selectedKey, exact: true })
