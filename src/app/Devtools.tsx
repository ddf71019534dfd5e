import { ReactQueryDevtools } from '@tanstack/react-query-devtools'
import type { AnyRouter } from '@tanstack/react-router'
import { TanStackRouterDevtools } from '@tanstack/react-router-devtools'

/** For `npm run dev`: what the router matches and what the query cache holds, behind two buttons at the lower edge. */
export const Devtools = ({ router }: { router: AnyRouter }) => (
  <>
    <TanStackRouterDevtools router={router} position="bottom-right" />
    <ReactQueryDevtools buttonPosition="bottom-left" />
  </>
)
